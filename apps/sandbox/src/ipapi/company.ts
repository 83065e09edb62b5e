import type { FastifyInstance } from "fastify";
import { switchesIn } from "../faults/control-input.ts";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import type { Company } from "../world/company.ts";
import { openSwitches } from "../world/store.ts";
import type { World } from "../world/world.ts";

/** Where every address is; no country: where an address of nobody's is. */
const defaults = { country: "DZ", currency: "DZD" };

/** Tells where addresses of the network are: all of them at the place that the controls name. */
export function playIpapi(world: World): Company {
  const place = openSwitches(world.store, "ipapi", defaults);
  return {
    name: "ipapi",
    title: "ipapi",
    calledAt: "/ipapi/{ip}/json/",
    signsPushes: false,
    shopSettings: (url) => ({ IPAPI_URL: `${url}/ipapi` }),
    facts: () => [],
    controls: [
      ["POST /controls/ipapi/settings", "country and currency of every address; no country: nobody's place"],
    ],
    plugins: [
      async (scope: FastifyInstance) => {
        misbehaveOnRequest(scope, {
          world,
          endpointOf: byRoute("ipapi", "/ipapi/"),
          refusal: (_fault, _request, reply) => {
            reply.code(429);
            return { error: true, reason: "RateLimited", message: "Visit https://ipapi.co/ratelimited/" };
          },
        });
        scope.get<{ Params: { ip: string } }>("/ipapi/:ip/json/", async (request) => {
          const { ip } = request.params;
          const { country, currency } = place.read();
          if (!country) return { ip, error: true, reason: "Reserved IP Address", reserved: true };
          return { ip, version: ip.includes(":") ? "IPv6" : "IPv4", country_code: country, currency };
        });
      },
      async (scope: FastifyInstance) => {
        scope.get("/controls/ipapi/settings", async () => place.read());
        scope.post("/controls/ipapi/settings", async (request) =>
          place.change(switchesIn(request.body, place.read())),
        );
      },
    ],
  };
}
