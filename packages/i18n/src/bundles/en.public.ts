import common from "../messages/en/common.json" with { type: "json" };
import search from "../messages/en/search.json" with { type: "json" };
import shell from "../messages/en/shell.json" with { type: "json" };

export const messages = { common, search, shell };
