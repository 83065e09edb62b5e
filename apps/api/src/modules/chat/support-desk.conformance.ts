import { randomUUID } from "node:crypto";
import { chatPhotoBytes } from "@rihla/contract/rules";
import { describe, expect, it } from "vitest";
import { UnknownOutcome } from "../../infra/outbound/outbound.ts";
import type { ChatFacts, DeskPerson, SupportDesk } from "./support-desk.ts";

/** What a desk's test supplies: the adapter and its counterpart outside. */
export type DeskHarness = {
  desk: SupportDesk;
  /** The next call of this kind is spoilt; `after`: although the work was done. */
  spoil(
    call: "open" | "say" | "read",
    how: "drop" | "html" | "status",
    when?: "before" | "after",
  ): Promise<void>;
  /** The next message is refused for good. */
  refuse(): Promise<void>;
  agentSays(conversation: string, text: string, more?: { note?: true; photo?: Buffer }): Promise<void>;
  takesBackLast(conversation: string): Promise<void>;
  /** What agents see of who has this contact. */
  seen(
    contact: string,
  ): Promise<{ conversations: number; email: string | null; facts: Record<string, string> } | null>;
};

const facts: ChatFacts = {
  number: "K7QM2RTX",
  page: "/fr/home",
  language: "fr",
  order: "K7QM2RTX",
  esims: ["active"],
  says: null,
};
const person: DeskPerson = { identifier: randomUUID(), name: "Amina", email: `${randomUUID()}@example.com` };
const picture = Buffer.from("89504e470d0a1a0a", "hex");

/** What every desk's adapter must do. `harness` is asked for once the tests run. */
export function supportDeskConformance(name: string, harness: () => DeskHarness): void {
  const open = (contact: string = randomUUID()) => harness().desk.open(contact, person, facts);
  const say = (place: Awaited<ReturnType<typeof open>>, text: string) =>
    harness().desk.say(place, { text, photo: null });

  describe(`${name} as a support desk`, () => {
    it("opens one conversation for a contact, however often it is asked and whatever answer got lost", async () => {
      const contact = randomUUID();
      await harness().spoil("open", "drop", "after");
      await expect(open(contact)).rejects.toBeInstanceOf(UnknownOutcome);
      const [one, again] = [await open(contact), await open(contact)];
      expect(again).toEqual(one);
      expect(await harness().seen(contact)).toMatchObject({ conversations: 1, email: person.email });
    });

    it("shows agents page, language, order and states, and what has changed of them", async () => {
      const place = await open();
      const told = async () => Object.values((await harness().seen(place.contact))?.facts ?? {});
      expect(await told()).toEqual(expect.arrayContaining(["/fr/home", "fr", "K7QM2RTX", "active"]));
      await harness().desk.tellFacts(place, person, { ...facts, page: "/fr/guide" });
      expect(await told()).toContain("/fr/guide");
    });

    it("takes messages in order and reads both sides, without what agents write for each other", async () => {
      const place = await open();
      const first = await say(place, "Bonjour");
      const second = await say(place, "مرحبا 👋");
      await harness().agentSays(place.conversation, "Client difficile", { note: true });
      await harness().agentSays(place.conversation, "Oui ?");
      const { messages } = await harness().desk.read(place);
      expect(messages.map(({ from, text }) => [from, text])).toEqual([
        ["person", "Bonjour"],
        ["person", "مرحبا 👋"],
        ["agent", "Oui ?"],
      ]);
      expect([first, second]).toEqual(messages.slice(0, 2).map(({ id }) => ({ outcome: "taken", id })));
      expect(messages.every(({ at }) => Math.abs(Date.now() - at.getTime()) < 60_000)).toBe(true);
    });

    it("says of a message that an agent took back that it was", async () => {
      const place = await open();
      await harness().agentSays(place.conversation, "Pas pour vous");
      await harness().takesBackLast(place.conversation);
      const { messages } = await harness().desk.read(place);
      expect(messages).toMatchObject([{ takenBack: true }]);
    });

    it("carries photos both ways", async () => {
      const place = await open();
      await harness().desk.say(place, { text: "", photo: { type: "image/png", content: picture } });
      await harness().agentSays(place.conversation, "Voici", { photo: picture });
      const { messages } = await harness().desk.read(place);
      expect(messages.map(({ otherFile }) => otherFile)).toEqual([false, false]);
      for (const { photo } of messages)
        expect(await harness().desk.fetchPhoto(photo as string)).toEqual(picture);
    });

    it("fetches no photo that is larger than one may be, and none from elsewhere", async () => {
      const place = await open();
      await harness().agentSays(place.conversation, "Un film", { photo: Buffer.alloc(chatPhotoBytes + 1) });
      const { messages } = await harness().desk.read(place);
      for (const address of [
        messages[0]?.photo ?? "",
        "https://desk.example//desk.invalid/photo",
        "http://[",
      ])
        expect(await harness().desk.fetchPhoto(address)).toBeNull();
    });

    it("names in an error nothing that opens a conversation", async () => {
      const place = await open();
      await harness().spoil("read", "status");
      await expect(harness().desk.read(place)).rejects.toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(place.contact) }),
      );
    });

    it.each(["drop", "html", "status"] as const)(
      "does not know what became of a message after %s",
      async (how) => {
        const place = await open();
        await harness().spoil("say", how, "after");
        await expect(say(place, "Là ?")).rejects.toBeInstanceOf(UnknownOutcome);
        expect((await harness().desk.read(place)).messages).toMatchObject([{ text: "Là ?" }]);
        await harness().spoil("read", how);
        await expect(harness().desk.read(place)).rejects.toBeInstanceOf(UnknownOutcome);
      },
    );

    it("says of a message that it will never take that it is refused", async () => {
      const place = await open();
      await harness().refuse();
      expect(await say(place, "Non")).toMatchObject({ outcome: "refused" });
    });

    it("says that a conversation is gone, and opens another one for its contact", async () => {
      const place = await open();
      await harness().desk.forget(place.contact);
      expect(await say(place, "Encore là ?")).toEqual({ outcome: "gone" });
      const next = await open(place.contact);
      expect(await say(next, "Encore là ?")).toMatchObject({ outcome: "taken" });
    });

    it("forgets a person with all that was said, once and again", async () => {
      const place = await open();
      await say(place, "Oubliez-moi");
      await harness().desk.forget(place.contact);
      expect(await harness().seen(place.contact)).toBeNull();
      await harness().desk.forget(place.contact);
      expect((await harness().desk.read(place)).messages).toEqual([]);
    });
  });
}
