import { receiptReaders } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** A new column that may hold what names a person is found here, before it is forgotten in a deletion. */
it("knows every column that may name a person", async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb')
      and column_name ~ '(mail|phone|company|(^|_)name$|address|iccid|eid|activation|token|hash|^ip)'
    order by 1`.execute(shop.app.db);
  expect(rows.map(({ column }) => column)).toEqual([
    "chat.guest_email",
    "chat.guest_hash",
    "chat.guest_name",
    "chat_photo.desk_address",
    "customer.company",
    "customer.email",
    "customer.name",
    "customer.phone",
    "customer_order.billing_name",
    "customer_order.billing_phone",
    "customer_order.company",
    "customer_order.email",
    "customer_order.request_hash",
    "device.push_token",
    "esim.activation_code",
    "esim.eid",
    "esim.email",
    "esim.iccid",
    "esim_feedback.first_name",
    "esim_share.recipient_hash",
    "esim_share.token_hash",
    "invoice.company",
    "known_device.previous_hash",
    "known_device.secret_hash",
    "migration.name",
    "one_time_code.email",
    // Of who works for the shop: no customer's account has to do with them.
    "operator.email",
    "operator.name",
    "operator_invitation.token_hash",
    "operator_passkey.name",
    "operator_session.token_hash",
    "operator_view.name",
    // A supplier's or a gateway's.
    "pause.company",
    "payer_address.email",
    "payment_by_link.payer_email",
    "payment_link.token_hash",
    "secret_key_use.name",
    "session.token_hash",
    "unwanted_mail.email",
    "voucher.code_hash",
    "wallet_pin.hash",
  ]);
});

it("counts a fact that banks tell of a payer among them, but the end of a card", async () => {
  const told = Object.entries(receiptReaders).flatMap(([field, reader]) =>
    reader === "payer" && field !== "card" ? [field] : [],
  );
  // One more is of a person: it needs its line above, and must go when its payer does.
  expect(told).toEqual([]);
});
