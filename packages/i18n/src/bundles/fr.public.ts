import common from "../messages/fr/common.json" with { type: "json" };
import search from "../messages/fr/search.json" with { type: "json" };
import shell from "../messages/fr/shell.json" with { type: "json" };

export const messages = { common, search, shell };
