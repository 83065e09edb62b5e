import type { Order } from "@rihla/contract";
import { expect, test } from "vitest";
import { minutesInLine } from "../../../../domain/orders/minutes-in-line.ts";
import { deliveryStage } from "./delivery-stage.ts";

const order = (status: Order["status"], esims: [issued: boolean, refused: boolean][] = []) =>
  ({
    status,
    esims: esims.map(([issued, refused]) => ({ id: "e", issued, refused })),
    recharges: [],
    payments: [],
  }) as unknown as Order;

test.each([
  ["confirmed", [], "paid"],
  ["ordered", [[false, false]], "ordered"],
  [
    "ordered",
    [
      [true, false],
      [false, false],
    ],
    "ordered",
  ],
  ["delivered", [[true, false]], "delivered"],
  [
    "ordered",
    [
      [true, false],
      [false, true],
    ],
    "delivered",
  ],
] as const)("an order that is %s with eSIMs %j is at: %s", (status, esims, stage) => {
  expect(
    deliveryStage(
      order(
        status,
        esims.map(([a, b]) => [a, b]),
      ),
    ),
  ).toBe(stage);
});
test("the line is told when it takes longer than the minute that is usual", () => {
  const minutes = [null, 1, 2, 35].map((deliveryMinutes) =>
    minutesInLine({ ...order("ordered"), deliveryMinutes } as Order),
  );
  expect(minutes).toEqual([null, null, 2, 35]);
});
