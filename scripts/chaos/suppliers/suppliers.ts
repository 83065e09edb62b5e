import { airalo } from "./airalo.ts";
import { esimAccess } from "./esim-access.ts";
import { esimGo } from "./esim-go.ts";
import type { Supplier } from "./supplier.ts";

export const suppliers: readonly Supplier[] = [esimAccess, airalo, esimGo];
