import { HttpRefusal } from "../world/http-refusal.ts";

export const refusal = (message: string, more: { type?: string; code?: string; param?: string } = {}) => ({
  error: { type: "invalid_request_error", message, ...more },
});

export function refuse(status: number, message: string, more: Parameters<typeof refusal>[1] = {}): never {
  throw new HttpRefusal(status, refusal(message, more));
}

export const missing = (param: string): never =>
  refuse(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });
