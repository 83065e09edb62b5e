import type { Uses } from "../../app.ts";
import { backupFigures } from "../../infra/backup-figures.ts";
import { poolFigures } from "../../infra/database/pool-figures.ts";
import { jobFigures } from "../../infra/jobs/job-figures.ts";
import { creditFigures, lineFigures } from "../esims/index.ts";
import { revealFigures } from "../operators/index.ts";
import { ledgerFigures } from "../wallet/index.ts";
import { orderFigures, paymentFigures } from "./sales-figures.ts";

type Tell = () => string | Promise<string>;

/**
 * What the whole shop is doing, read from the database, so each process tells the same: a rule takes the `max` over them, never the
 * sum. Only the pool is this process's own.
 */
export const shopFigures = (
  app: Uses<"config" | "db" | "gateways" | "sellingProviders">,
): ReadonlyArray<Tell> => [
  () => poolFigures(app.db),
  () => orderFigures(app.db),
  () => paymentFigures(app),
  () => lineFigures(app.db),
  () => creditFigures(app),
  () => ledgerFigures(app.db),
  () => revealFigures(app.db),
  () => jobFigures(app.db),
  () => backupFigures(app.config),
];
