import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import type { Fault } from "../faults/faults.ts";
import { type Envelope, type Mailbox, receive } from "./mailbox.ts";

const SMTP_ENDPOINT = "mail:smtp";

/** Takes any mail from anybody and delivers it nowhere but here. */
export async function startSmtp(mailbox: Mailbox): Promise<{ port: number; close(): Promise<void> }> {
  const { options, faults, calls } = mailbox.world;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: 25 * 1024 * 1024,
    onData: (stream, session, callback) => {
      const to = session.envelope.rcptTo.map((one) => one.address);
      const returnPath = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
      const fault = faults.take(SMTP_ENDPOINT, to.join(" "));
      calls.record(SMTP_ENDPOINT, fault?.kind ?? null);
      buffer(stream)
        .then((raw) => takeIn(mailbox, raw, { returnPath, to }, fault))
        .then(() => callback(), callback);
    },
  });
  server.on("error", (error) => console.error(`mailbox: ${error.message}`));
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    const listener = server.listen(options.smtpPort, options.host, () => {
      server.server.off("error", reject);
      const address = listener.address();
      const port = typeof address === "object" && address ? address.port : options.smtpPort;
      resolve({ port, close: () => new Promise((closed) => server.close(closed)) });
    });
  });
}

async function takeIn(
  mailbox: Mailbox,
  raw: Buffer,
  envelope: Envelope,
  fault: Fault | undefined,
): Promise<void> {
  if (fault?.kind === "slow") await wait(fault.ms);
  else if (fault?.when === "before") throw refusal(fault.status);
  await receive(mailbox, raw, envelope);
  if (fault?.when === "after" && fault.kind !== "slow") throw refusal(fault.status);
}

/** 4xx asks the sender to come back later, 5xx never to. */
function refusal(status: number): Error {
  const responseCode = status >= 550 ? 550 : 451;
  return Object.assign(new Error("sandbox was told to refuse this mail"), { responseCode });
}
