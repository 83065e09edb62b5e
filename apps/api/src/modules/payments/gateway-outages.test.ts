import { beforeEach, describe, expect, it } from "vitest";
import { watchGateways } from "./gateway-outages.ts";
import type { GatewayCreated, GatewayRequest } from "./payment-gateway.ts";
import { aGateway } from "./payments.test-kit.ts";

const lost: GatewayCreated = { outcome: "unknown", reason: "no answer" };
const page: GatewayCreated = { outcome: "created", ref: "1", redirectUrl: "https://bank.example/1" };

let time: number;
let asked: number;
let answer: GatewayCreated;
let watched: ReturnType<typeof watchGateways>;
let book: string[];

beforeEach(() => {
  [time, asked, answer, book] = [0, 0, lost, []];
  const create = async () => {
    asked += 1;
    return answer;
  };
  const gateways = [aGateway("bank", { create }), aGateway("other")].map((one) => [one.name, one] as const);
  const told = {
    down: async (gateway: string) => void book.push(`${gateway} down`),
    up: async (gateway: string, itself: boolean) => void book.push(`${gateway} up${itself ? " again" : ""}`),
  };
  watched = watchGateways(new Map(gateways), told, () => time);
});

const open = (times = 1) =>
  Promise.all(
    Array.from({ length: times }, () => watched.gateways.get("bank")?.create({} as GatewayRequest)),
  );

describe("a gateway that opens no pages", () => {
  it("is down after three failures in a row, and is not asked while it is", async () => {
    await open(2);
    expect(watched.isDown("bank")).toBe(false);
    await open();
    expect(watched.isDown("bank")).toBe(true);
    expect(await open()).toMatchObject([{ outcome: "unknown" }]);
    expect(asked).toBe(3);
    expect(watched.isDown("other")).toBe(false);
  });

  it("is asked again half a minute later, and is down at once if it fails again", async () => {
    await open(3);
    time = 29_999;
    expect(watched.isDown("bank")).toBe(true);
    time = 30_000;
    expect(watched.isDown("bank")).toBe(false);
    await open();
    expect([asked, watched.isDown("bank")]).toEqual([4, true]);
  });

  it.each<[string, GatewayCreated]>([
    ["opens a page", page],
    ["says no", { outcome: "refused", reason: "too little" }],
  ])("is up again as soon as it %s", async (_what, said) => {
    await open(3);
    time = 30_000;
    answer = said;
    expect(await open()).toEqual([said]);
    answer = lost;
    await open(2);
    expect(watched.isDown("bank")).toBe(false);
  });

  it("is told of when it is down and when it is up again, not with each call", async () => {
    await open(2);
    expect(book).toEqual([]);
    await open();
    await open(5);
    expect(book).toEqual(["bank down"]);
    time = 30_000;
    await open();
    expect(book.splice(0)).toEqual(["bank down", "bank down"]);
    time = 60_000;
    answer = page;
    await open(20);
    expect(book.splice(0)).toEqual(["bank up again"]);
    time = 120_000;
    await open(20);
    expect(book).toEqual(["bank up"]);
  });
});
