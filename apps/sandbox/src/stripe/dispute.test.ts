import { expect, it } from "vitest";
import { callStripe, type Json } from "../testing/calls.ts";
import { listenForPushes } from "../testing/listen-for-pushes.ts";
import { openSandbox, openSession } from "../testing/sandbox-client.ts";

it("a dispute takes its sum from the account, tells the shop, and gives the sum back where it is won", async () => {
  const client = await openSandbox();
  const listener = await listenForPushes();
  await client.change("stripe/settings", { webhookUrl: listener.url });
  const { id } = await openSession(client);
  await client.change(`stripe/sessions/${id}/pay`);
  await listener.arrived(1);
  const dispute = await client.change(`stripe/sessions/${id}/dispute`, {});
  await client.change(`stripe/disputes/${dispute.id}/decide`, { status: "under_review" });
  const seen = (await callStripe(client.url, "GET", `disputes/${dispute.id}`)).json();
  expect(((await seen) as Json).balance_transactions).toMatchObject([{ amount: -1999 }]);
  await client.change(`stripe/disputes/${dispute.id}/decide`, { status: "won" });
  const won = await (await callStripe(client.url, "GET", `disputes/${dispute.id}`)).json();
  expect(won).toMatchObject({ status: "won", balance_transactions: [{ amount: -1999 }, { amount: 1999 }] });
  const pushes = (await listener.arrived(4)).slice(1);
  expect(pushes.map(({ body }) => [body.type, body.data.object.status])).toEqual([
    ["charge.dispute.created", "needs_response"],
    ["charge.dispute.updated", "under_review"],
    ["charge.dispute.closed", "won"],
  ]);
});

it("nobody can dispute what nobody has paid, and an unknown status is told", async () => {
  const client = await openSandbox();
  const { id } = await openSession(client);
  expect(await client.change(`stripe/sessions/${id}/dispute`, {})).toHaveProperty("error");
  await client.change(`stripe/sessions/${id}/pay`);
  expect(await client.change(`stripe/sessions/${id}/dispute`, { status: "perhaps" })).toHaveProperty("error");
});
