import type { Uses } from "../../app.ts";
import { tellFigure } from "../../infra/figures.ts";
import type { Mailer } from "./mails/mailer.ts";
import type { Pushed, Pusher, Pushers } from "./push/pusher.ts";

/** `unknown`: nobody can tell, and it is tried again. */
type Outcome = Pushed["outcome"] | "unknown";

class Counts<Name extends string> {
  readonly #counts: Map<Name, number>;

  constructor(names: readonly Name[]) {
    // A count that is seen only once something went wrong has not grown, as far as Prometheus knows.
    this.#counts = new Map(names.map((name) => [name, 0]));
  }

  add(name: Name): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  samples(labels: Record<string, string> = {}) {
    return [...this.#counts].map(([outcome, value]) => ({ labels: { ...labels, outcome }, value }));
  }
}

/** What is handed over to the mail server and the push services, counted by this process. A mail is counted at each try. */
export function countMessages({ mailer, pushers }: Uses<"mailer" | "pushers">) {
  const mails = new Counts(["taken", "refused"]);
  const outcomes: Outcome[] = ["taken", "gone", "later", "refused", "unknown"];
  const pushed = { browser: new Counts(outcomes), app: new Counts(outcomes) };
  return {
    mailer: countedMailer(mailer, mails),
    pushers: {
      browser: pushers.browser && { ...pushers.browser, push: counted(pushers.browser, pushed.browser) },
      app: pushers.app && { ...pushers.app, push: counted(pushers.app, pushed.app) },
    } satisfies Pushers,
    figures: () =>
      tellFigure(
        { name: "mails_total", help: "Mails by what the mail server said", type: "counter" },
        mails.samples(),
      ) +
      tellFigure(
        {
          name: "notifications_total",
          help: "Notifications by what the push service said",
          type: "counter",
        },
        [...pushed.browser.samples({ to: "browser" }), ...pushed.app.samples({ to: "app" })],
      ),
  };
}

const countedMailer = (mailer: Mailer, counts: Counts<"taken" | "refused">): Mailer => ({
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      counts.add("refused");
      throw error;
    }
    counts.add("taken");
  },
});

function counted<Address>(pusher: Pusher<Address>, counts: Counts<Outcome>): Pusher<Address>["push"] {
  return async (address, message) => {
    try {
      const answer = await pusher.push(address, message);
      counts.add(answer.outcome);
      return answer;
    } catch (error) {
      counts.add("unknown");
      throw error;
    }
  };
}
