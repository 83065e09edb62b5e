import common from "../messages/ar/common.json" with { type: "json" };
import search from "../messages/ar/search.json" with { type: "json" };
import shell from "../messages/ar/shell.json" with { type: "json" };

export const messages = { common, search, shell };
