import common from "../messages/ar/common.json" with { type: "json" };
import discover from "../messages/ar/discover.json" with { type: "json" };
import plans from "../messages/ar/plans.json" with { type: "json" };
import search from "../messages/ar/search.json" with { type: "json" };
import shell from "../messages/ar/shell.json" with { type: "json" };

export const messages = { common, discover, plans, search, shell };
