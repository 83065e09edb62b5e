import type { FastifyRequest } from "fastify";
import { type Fields, textFields } from "../world/fields.ts";
import type { Input } from "./input.ts";

export const PREFIX = "/airalo/v2/";

export function input(request: FastifyRequest): Input {
  return Object(request.body ?? {});
}

export function query(request: FastifyRequest): Fields {
  return textFields(request.query);
}

export function pathOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}${request.url.split("?")[0]}`;
}

export function success(data: unknown) {
  return { data, meta: { message: "success" } };
}
