import formbody from "@fastify/formbody";
import Fastify from "fastify";
import { playAiralo } from "./airalo/company.ts";
import { playChargily } from "./chargily/company.ts";
import { playChatwoot } from "./chatwoot/company.ts";
import { playEsimAccess } from "./esim-access/company.ts";
import { playEsimGo } from "./esim-go/company.ts";
import { faultControls } from "./faults/fault.controls.ts";
import { playFcm } from "./fcm/company.ts";
import { playIpapi } from "./ipapi/company.ts";
import { playMail } from "./mailbox/company.ts";
import { openMailbox } from "./mailbox/mailbox.ts";
import { startSmtp } from "./mailbox/smtp.ts";
import { playPaypal } from "./paypal/company.ts";
import { playSatim } from "./satim/company.ts";
import { playStripe } from "./stripe/company.ts";
import { playPushService } from "./web-push/company.ts";
import { homePage } from "./world/home-page.ts";
import { type Options, optionsFrom } from "./world/options.ts";
import { openWorld } from "./world/world.ts";

export type Sandbox = {
  url: string;
  smtpPort: number;
  smtpUrl: string;
  /** The environment of a shop whose outside world this is. Fixed credentials: nothing of it opens anything real. */
  shopSettings: Record<string, string>;
  close(): Promise<void>;
};

/** Opens the records, takes up what was under way, and listens for HTTP and for mail. */
export async function startSandbox(chosen: Partial<Options> = {}): Promise<Sandbox> {
  const options = { ...optionsFrom({}), ...chosen };
  const world = openWorld(options);
  const mailbox = openMailbox(world);
  const companies = [
    playEsimAccess(world),
    playSatim(world),
    playChargily(world),
    playStripe(world),
    playPaypal(world),
    playAiralo(world),
    playEsimGo(world),
    playMail(mailbox),
    playPushService(world),
    playFcm(world),
    playChatwoot(world),
    playIpapi(world),
  ];

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 * 1024 });
  await app.register(formbody);
  app.get("/healthz", async () => ({ status: "ok", sandbox: true }));
  app.get("/", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(homePage(world, companies)),
  );
  await app.register(faultControls(world, companies));
  for (const plugin of companies.flatMap(({ plugins }) => plugins)) await app.register(plugin);

  const url = await app.listen({ port: options.port, host: options.host });
  const smtp = await startSmtp(mailbox).catch(async (error) => {
    await app.close();
    throw error;
  });
  const close = async () => {
    await app.close();
    await smtp.close();
    world.clock.stop();
    world.store.close();
  };
  const smtpUrl = `smtp://${options.host}:${smtp.port}`;
  const shopSettings = {
    ...Object.assign({}, ...companies.map((company) => company.shopSettings(url))),
    PAYMENT_METHODS: "cib:satim,edahabia:satim,card:stripe,wallet:wallet",
    SMTP_URL: smtpUrl,
  };
  return { url, smtpPort: smtp.port, smtpUrl, shopSettings, close };
}
