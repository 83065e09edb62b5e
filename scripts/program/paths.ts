import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** Every kind of worker: whatever starts a whole shop starts these. */
const workers = { worker: path.join(root, "apps/api/src/worker.ts") };
export const workerNames = Object.keys(workers) as (keyof typeof workers)[];

export const entries = {
  ...workers,
  sandbox: path.join(root, "apps/sandbox/src/server.ts"),
  sandboxes: path.join(root, "apps/sandbox/src/many.ts"),
  api: path.join(root, "apps/api/src/server.ts"),
  admin: path.join(root, "apps/api/src/admin.ts"),
  cli: path.join(root, "apps/api/src/cli.ts"),
  ops: path.join(root, "apps/api/src/ops.ts"),
  shop: path.join(root, "apps/web/server/server.ts"),
};
