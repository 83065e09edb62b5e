import type { FastifyRequest } from "fastify";
import type { World } from "./world.ts";

/** How browsers are told to come here: as configured, else the way this request came. */
export function publicAddress(world: World, request: FastifyRequest): string {
  return world.options.publicUrl || `${request.protocol}://${request.host}`;
}
