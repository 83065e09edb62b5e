import { HttpRefusal } from "../world/http-refusal.ts";

export const refusal = (name: string, issue?: string) => ({
  name,
  message: "The request could not be carried out.",
  debug_id: "sandbox",
  details: issue ? [{ issue }] : [],
});

export const missing = (): never => refuse(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
export const unprocessable = (issue: string): never => refuse(422, "UNPROCESSABLE_ENTITY", issue);
export const invalid = (issue: string): never => refuse(400, "INVALID_REQUEST", issue);

export function refuse(status: number, name: string, issue?: string): never {
  throw new HttpRefusal(status, refusal(name, issue));
}
