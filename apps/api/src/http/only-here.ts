import type { FastifyInstance } from "fastify";
import ipaddr from "ipaddr.js";
import { Refusal } from "../refusal.ts";
import { sendProblem } from "./problem.ts";

/** Where whoever watches the process asks, by its address on this machine. */
const watched = new Set(["/healthz", "/readyz"]);

/** Answers for one name and, where `networks` are given, to them alone; to everybody else nothing is there. */
export function onlyHere(
  app: FastifyInstance,
  origin: string,
  networks: readonly string[] | undefined,
): void {
  const { host } = new URL(origin);
  app.addHook("onRequest", (request, reply, done) => {
    const isThere = request.host === host && (!networks || isWithin(request.ip, networks));
    if (isThere || watched.has(request.url)) return done();
    sendProblem(request, reply, new Refusal("not_found"));
  });
}

function isWithin(ip: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some((network) => {
    if (!/[.:]/.test(network)) return address.range() === rangeNamed[network];
    const [range, bits] = ipaddr.parseCIDR(network.includes("/") ? network : `${network}/${bitsOf(network)}`);
    return range.kind() === address.kind() && address.match(range, bits);
  });
}

const bitsOf = (address: string) => (address.includes(":") ? 128 : 32);

/** As `ipaddr.js` calls the ranges that have names. */
const rangeNamed: Readonly<Record<string, string>> = {
  loopback: "loopback",
  linklocal: "linkLocal",
  uniquelocal: "private",
};
