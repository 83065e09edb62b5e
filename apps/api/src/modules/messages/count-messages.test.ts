import { expect, it } from "vitest";
import { UnknownOutcome } from "../../infra/outbound/outbound.ts";
import { countMessages } from "./count-messages.ts";
import type { Mail } from "./mails/mailer.ts";
import type { AppPusher, Pushed, PushMessage } from "./push/pusher.ts";

const mail = {} as Mail;
const message = {} as PushMessage;

function outside(says: () => Promise<Pushed>) {
  const app: AppPusher = { accepts: () => true, push: says };
  return { browser: null, app };
}

it("mails are counted by what the server said, from zero on, and fail as before", async () => {
  const answers = [() => Promise.resolve(), () => Promise.reject(new Error("550 no"))];
  const { mailer, figures } = countMessages({
    mailer: { send: () => answers.shift()?.() ?? Promise.resolve() },
    pushers: { browser: null, app: null },
  });
  expect(figures()).toContain('mails_total{outcome="refused"} 0\n');
  await mailer.send(mail);
  await expect(mailer.send(mail)).rejects.toThrow("550 no");
  expect(figures()).toContain('mails_total{outcome="taken"} 1\n');
  expect(figures()).toContain('mails_total{outcome="refused"} 1\n');
});

it("notifications are counted by what the service said, and one that nobody knows of apart", async () => {
  const answers: Array<() => Promise<Pushed>> = [
    () => Promise.resolve({ outcome: "refused", reason: "settings" }),
    () => Promise.reject(new UnknownOutcome("no answer")),
  ];
  const says = () => (answers.shift() as () => Promise<Pushed>)();
  const { pushers, figures } = countMessages({
    mailer: { send: () => Promise.resolve() },
    pushers: outside(says),
  });
  expect(pushers.browser).toBeNull();
  expect(pushers.app?.accepts("any")).toBe(true);
  expect(await pushers.app?.push({ token: "one" }, message)).toMatchObject({ outcome: "refused" });
  await expect(pushers.app?.push({ token: "one" }, message)).rejects.toThrow("no answer");
  expect(figures()).toContain('notifications_total{to="app",outcome="refused"} 1\n');
  expect(figures()).toContain('notifications_total{to="app",outcome="unknown"} 1\n');
  expect(figures()).toContain('notifications_total{to="browser",outcome="refused"} 0\n');
});
