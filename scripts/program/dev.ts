import { main as start } from "./start.ts";

export const main = (args: string[]) => start(args, { isDevelopment: true });
