import { randomUUID } from "node:crypto";
import { type KyselyPlugin, type PluginTransformResultArgs, sql } from "kysely";
import { afterAll, afterEach, beforeAll } from "vitest";
import type { Db } from "../../../database.ts";
import { openDatabase } from "../../../infra/database/database.ts";
import { type DeskHarness, supportDeskConformance } from "../../../modules/chat/support-desk.conformance.ts";
import type { SupportDesk } from "../../../modules/chat/support-desk.ts";
import type { Schema } from "../../../schema.ts";
import { asOwner, createTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { createOwnDesk } from "./own-desk.ts";

/** A connection that breaks: before the next statement is sent, or once it was carried out. */
class BreakingConnection implements KyselyPlugin {
  next: "before" | "after" | null = null;
  transformQuery: KyselyPlugin["transformQuery"] = ({ node }) => {
    this.#breakIf("before");
    return node;
  };
  async transformResult({ result }: PluginTransformResultArgs) {
    this.#breakIf("after");
    return result;
  }
  #breakIf(when: "before" | "after"): void {
    if (this.next !== when) return;
    this.next = null;
    throw new Error("Connection terminated unexpectedly");
  }
}

let database: TestDatabase;
let db: Db;
let desk: SupportDesk;
let operatorId: string;
const connection = new BreakingConnection();

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase<Schema>(database.url);
  desk = createOwnDesk(db.withPlugin(connection));
  operatorId = randomUUID();
  const agent = { id: operatorId, name: "Lina", email: "lina@rihla.example", language: "fr" as const };
  await db
    .insertInto("operator")
    .values({ ...agent, role: "support" })
    .execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
afterEach(() => asOwner(database, "alter table desk_message drop constraint if exists nothing_of_this"));

const harness = (): DeskHarness => ({
  desk,
  spoil: async (_call, _how, when = "before") => {
    connection.next = when;
  },
  refuse: () =>
    asOwner(database, "alter table desk_message add constraint nothing_of_this check (text <> 'Non')"),
  agentSays: async (conversation, text, { note, photo } = {}) => {
    // This desk has no notes among agents.
    if (note) return;
    const answer = { conversationId: conversation, operatorId, key: randomUUID(), text };
    const { id } = await db
      .insertInto("deskMessage")
      .values(answer)
      .returning("id")
      .executeTakeFirstOrThrow();
    if (photo)
      await db.insertInto("deskPhoto").values({ messageId: id, type: "image/png", content: photo }).execute();
  },
  takesBackLast: async (conversation) => {
    await sql`update desk_message set text = '', taken_back_at = now() where id = (
      select max(id) from desk_message where conversation_id = ${conversation})`.execute(db);
  },
  seen: async (contact) => {
    const own = await db.selectFrom("deskConversation").selectAll().where("contact", "=", contact).execute();
    const [first] = own;
    if (!first) return null;
    const { number, page, language, order, esims } = first.facts;
    return {
      conversations: own.length,
      email: first.person.email,
      facts: { number, page, language, order: order ?? "", esims: esims.join(", ") },
    };
  },
});

supportDeskConformance("The desk of our own", harness);
