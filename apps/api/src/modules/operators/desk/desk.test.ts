import { randomUUID } from "node:crypto";
import { answerFields } from "@rihla/contract/admin";
import { languageCodes } from "@rihla/contract/rules";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type BackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { eventually } from "../../../testing/eventually.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { type Browser, callChat, png, see, sendPhoto, textsOf } from "../../chat/chat.test-kit.ts";
import { answer, conversation, createDeskOffice, question } from "./desk.test-kit.ts";
import { firstAnswers } from "./saved-answers/first-answers.ts";

let office: BackOffice;
let lina: Person;
let samir: Person;
let owner: Person;

beforeAll(async () => {
  office = await createDeskOffice();
  await office.startWorker();
  lina = await enter(office, "support", "lina@rihla.example");
  samir = await enter(office, "support", "samir@rihla.example");
  owner = await enter(office, "owner");
});
afterAll(() => office.close());

const line = async (state: string) =>
  (await ask(office, `GET /conversations?state=${state}`, { cookie: lina.cookie })).data;
const ids = async (state: string) => (await line(state)).conversations.map(({ id }: { id: string }) => id);

describe("a question in the shop's chat", () => {
  it("waits in line, the longest first, is answered there, and the answer stands in its writer's chat alone", async () => {
    const first = await question(office, "Mon eSIM ne marche pas");
    const second = await question(office, "Et la mienne ?");
    expect(await ids("waiting")).toEqual([first.id, second.id]);
    const { revision, email, name, messages } = await conversation(office, lina, first.id);
    expect({ name, messages }).toMatchObject({
      name: "Amina K.",
      messages: [{ text: "Mon eSIM ne marche pas" }],
    });
    expect(email).toMatch(/^.•••@example\.com$/);
    expect(
      await answer(office, lina, first.id, { text: "Bonjour, on regarde", seen: revision }),
    ).toMatchObject({
      status: 201,
    });
    await eventually(async () =>
      expect(textsOf(await see(office, first.browser))).toContain("agent: Bonjour, on regarde"),
    );
    expect(textsOf(await see(office, second.browser))).toEqual(["person: Et la mienne ?"]);
    expect(await ids("waiting")).toEqual([second.id]);
    expect(await ids("answered")).toContain(first.id);
  });

  it("is closed, and open again once its writer writes", async () => {
    const { id, browser } = await question(office, "Merci !");
    const { revision } = await conversation(office, lina, id);
    const close = (seen: number) =>
      ask(office, `POST /conversations/${id}/closings`, { cookie: lina.cookie, body: { seen } });
    expect(await close(revision - 1)).toMatchObject({ status: 409, code: "said_meanwhile" });
    expect(await close(revision)).toMatchObject({ status: 204 });
    expect(await ids("closed")).toContain(id);
    await question(office, "Encore une chose", browser);
    expect(await ids("waiting")).toContain(id);
  });

  it("that waits longer than an hour stands among what needs a person", async () => {
    const { id } = await question(office, "Il y a quelqu’un ?");
    const tasks = async () =>
      (await ask(office, "GET /tasks", { cookie: lina.cookie })).data.tasks.filter(
        (task: { kind: string; id: string }) => task.kind === "question" && task.id === id,
      );
    expect(await tasks()).toEqual([]);
    await sql`update desk_conversation set waiting_since = now() - interval '61 minutes'
      where id = ${id}`.execute(office.app.db);
    expect(await tasks()).toHaveLength(1);
  });

  it("goes with its chat, photos too", async () => {
    const { id, browser } = await question(office, "Oubliez-moi");
    await sendPhoto(office, browser, png());
    await question(office, "avec la photo", browser);
    const { messages } = await conversation(office, lina, id);
    const { id: photo } = messages.find((one: { photo: boolean }) => one.photo);
    const path = `GET /conversations/${id}/photos/${photo}`;
    expect(await ask(office, path, { cookie: lina.cookie })).toMatchObject({
      status: 200,
      data: { type: "image/png" },
    });
    const other = await question(office, "Une autre");
    expect(
      await ask(office, `GET /conversations/${other.id}/photos/${photo}`, { cookie: lina.cookie }),
    ).toMatchObject({ status: 404 });
    await callChat(office, browser, "DELETE", "/chat");
    await eventually(async () =>
      expect(await ask(office, path, { cookie: lina.cookie })).toMatchObject({ status: 404 }),
    );
    expect(await ask(office, `GET /conversations/${id}`, { cookie: lina.cookie })).toMatchObject({
      status: 404,
      code: "conversation_unknown",
    });
  });
});

describe("two agents at once", () => {
  it("only one of them answers; the other is told that something was said, and sends nothing", async () => {
    const { id, browser } = await question(office, "Deux réponses ?");
    const { revision } = await conversation(office, lina, id);
    const both = await Promise.all([
      answer(office, lina, id, { text: "Lina répond", seen: revision }),
      answer(office, samir, id, { text: "Samir répond", seen: revision }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe("said_meanwhile");
    await eventually(async () =>
      expect(textsOf(await see(office, browser)).filter((text) => text.startsWith("agent:"))).toHaveLength(1),
    );
  });

  it("pressed twice it is one answer, and one act without a word of it", async () => {
    const { id } = await question(office, "Une fois");
    const { revision, number } = await conversation(office, lina, id);
    const body = { text: "Une seule réponse", seen: revision, key: randomUUID() };
    const all = await Promise.all([1, 2, 3].map(() => answer(office, lina, id, body)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await conversation(office, lina, id)).messages).toHaveLength(2);
    const acts = await office.app.db
      .selectFrom("operatorAct")
      .selectAll()
      .where("subject", "=", number)
      .execute();
    expect(acts).toMatchObject([{ act: "desk answer", operator: lina.id }]);
    expect(JSON.stringify(acts)).not.toContain("réponse");
  });

  it("what its writer adds meanwhile is read before an answer goes", async () => {
    const { id, browser } = await question(office, "Bonjour");
    const { revision } = await conversation(office, lina, id);
    await question(office, "c’est réglé, merci", browser);
    expect(await answer(office, lina, id, { text: "On regarde", seen: revision })).toMatchObject({
      status: 409,
      code: "said_meanwhile",
    });
  });
});

describe("an answer", () => {
  it("with a code, a card's number or a field that nothing filled is not sent", async () => {
    const { id } = await question(office, "Mon code ?");
    const { revision } = await conversation(office, lina, id);
    for (const text of ["LPA:1$rsp.example.com$ABC-1", "carte 4111 1111 1111 1111", "code : 482913"])
      expect(await answer(office, lina, id, { text, seen: revision })).toMatchObject({
        code: "holds_a_code",
      });
    expect(await answer(office, lina, id, { text: "Voyez {esimPage}", seen: revision })).toMatchObject({
      code: "field_unfilled",
    });
  });

  it("that was taken back is read by nobody", async () => {
    const { id, browser } = await question(office, "Qui ?");
    const { revision } = await conversation(office, lina, id);
    await answer(office, lina, id, { text: "Pas pour vous", seen: revision });
    const { messages } = await conversation(office, lina, id);
    const message = messages.at(-1).id;
    const takeBack = () =>
      ask(office, `POST /conversations/${id}/withdrawals`, { cookie: lina.cookie, body: { message } });
    expect(await takeBack()).toMatchObject({ status: 204 });
    expect(await takeBack()).toMatchObject({ status: 404, code: "answer_unknown" });
    await eventually(async () =>
      expect(JSON.stringify(await see(office, browser))).not.toContain("Pas pour"),
    );
  });

  it("may be a photo: no larger than its writer's, and shown to them", async () => {
    const { id, browser } = await question(office, "Montrez-moi");
    const { revision } = await conversation(office, lina, id);
    const send = (content: Buffer) =>
      ask(office, `POST /conversations/${id}/photos`, {
        cookie: lina.cookie,
        body: { key: randomUUID(), seen: revision, content: content.toString("base64") },
      });
    expect(await send(Buffer.from("%PDF-1.7"))).toMatchObject({ status: 415 });
    expect(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await send(png())).toMatchObject({ status: 201 });
    const photo = await eventually(async () => {
      const found = (await see(office, browser)).chat?.messages.find((one) => one.photo);
      if (!found) throw new Error("no photo yet");
      return found;
    });
    expect(await callChat(office, browser, "GET", `/chat/photos/${photo.id}`)).toMatchObject({ status: 200 });
    const stranger = await question(office, "Et moi ?");
    expect(await callChat(office, stranger.browser, "GET", `/chat/photos/${photo.id}`)).toMatchObject({
      status: 404,
    });
  });
});

it("an account's conversation leads to the person, whose address stands nowhere in it", async () => {
  const email = `${randomUUID()}@example.com`;
  const browser: Browser = { token: await signIn(office, email) };
  const { id } = await question(office, "C’est moi", browser);
  const told = await conversation(office, samir, id);
  expect(told).toMatchObject({ proved: true, customerId: expect.any(String), orders: [] });
  expect(JSON.stringify(told)).not.toContain(email);
});

describe("saved answers", () => {
  const words = (text: string) => ({ fr: text, en: text, ar: text });
  const save = (key: string, body: object) => ask(office, key, { cookie: owner.cookie, body });

  it("that the shop comes with fill the same fields in each language", () => {
    const fields = (text: string) => answerFields.filter((field) => text.includes(`{${field}}`)).toSorted();
    expect(firstAnswers.length).toBeGreaterThanOrEqual(12);
    for (const { texts } of firstAnswers)
      for (const language of languageCodes) {
        expect(fields(texts[language])).toEqual(fields(texts.fr));
        expect(texts[language].replace("*#06#", "")).not.toMatch(/\d/);
      }
  });

  it("are written anew by owners, the second of whom is told, added and taken away", async () => {
    const change = (revision: number) =>
      save("PUT /saved-answers/which-phone", {
        titles: words("Titre"),
        texts: words("Texte {number}"),
        revision,
      });
    const both = await Promise.all([change(0), change(0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe("answer_changed");
    expect(
      await save("POST /saved-answers", { titles: words("T"), texts: words("Le {code}") }),
    ).toMatchObject({ code: "field_unknown" });
    const { data } = await save("POST /saved-answers", { titles: words("Un"), texts: words("Bonjour") });
    const list = async () => (await ask(office, "GET /saved-answers", { cookie: lina.cookie })).data;
    expect((await list()).map(({ id }: { id: string }) => id)).toContain(data.id);
    for (const id of [data.id, "landed-offline"])
      expect(await save(`DELETE /saved-answers/${id}`, {})).toMatchObject({ status: 204 });
    const left = (await list()).map(({ id }: { id: string }) => id);
    expect(left).not.toContain(data.id);
    expect(left).not.toContain("landed-offline");
    expect(left).toContain("which-phone");
  });

  it("that were written before the shop spoke a language say it in the first one there", async () => {
    const { data } = await save("POST /saved-answers", { titles: words("Titre"), texts: words("Texte") });
    await sql`update saved_answer set titles = titles - 'ar', texts = texts - 'ar' where id = ${data.id}`.execute(
      office.app.db,
    );
    const { data: listed } = await ask(office, "GET /saved-answers", { cookie: lina.cookie });
    expect(listed.find(({ id }: { id: string }) => id === data.id)).toMatchObject({
      titles: words("Titre"),
      texts: words("Texte"),
    });
  });

  it("are filled from nobody else's order", async () => {
    const { id } = await question(office, "Quelle commande ?");
    const cookie = lina.cookie;
    expect(
      await ask(office, `GET /conversations/${id}/saved-answers?order=K7QM2RTX`, { cookie }),
    ).toMatchObject({ status: 404, code: "order_unknown" });
    const { data } = await ask(office, `GET /conversations/${id}/saved-answers`, { cookie });
    expect(data.find((one: { id: string }) => one.id === "install-page").missing).toEqual(["esimPage"]);
  });
});
