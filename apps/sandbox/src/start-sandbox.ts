import formbody from "@fastify/formbody";
import Fastify from "fastify";
import { catalogueControls } from "./catalogue/catalogue.controls.ts";
import { resumeAllocations } from "./esim-access/allocate.ts";
import { esimAccessControls } from "./esim-access/esim-access.controls.ts";
import { openEsimAccess } from "./esim-access/esim-access.ts";
import { esimAccessRoutes } from "./esim-access/routes.ts";
import { esimAccessShopSettings } from "./esim-access/shop-settings.ts";
import { faultControls } from "./faults/fault.controls.ts";
import { mailboxRoutes } from "./mailbox/mailbox.routes.ts";
import { openMailbox } from "./mailbox/mailbox.ts";
import { startSmtp } from "./mailbox/smtp.ts";
import { openSatim } from "./satim/order.ts";
import { paymentPageRoutes } from "./satim/payment-page.routes.ts";
import { satimRoutes } from "./satim/routes.ts";
import { satimControls } from "./satim/satim.controls.ts";
import { satimShopSettings } from "./satim/shop-settings.ts";
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

/** Opens the books, takes up what was under way, and listens for HTTP and for mail. */
export async function startSandbox(chosen: Partial<Options> = {}): Promise<Sandbox> {
  const options = { ...optionsFrom({}), ...chosen };
  const world = openWorld(options);
  const supplier = openEsimAccess(world);
  const satim = openSatim(world);
  const mailbox = openMailbox(world);
  resumeAllocations(supplier);

  const app = Fastify({ forceCloseConnections: true, bodyLimit: 4 * 1024 * 1024 });
  await app.register(formbody);
  app.get("/healthz", async () => ({ status: "ok", sandbox: true }));
  app.get("/", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(homePage(world, supplier, satim, mailbox)),
  );
  await app.register(esimAccessRoutes(supplier));
  await app.register(satimRoutes(satim));
  await app.register(paymentPageRoutes(satim));
  await app.register(mailboxRoutes(mailbox));
  await app.register(faultControls(world));
  await app.register(catalogueControls(supplier.shelf));
  await app.register(esimAccessControls(supplier));
  await app.register(satimControls(satim));

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
    ...esimAccessShopSettings(url),
    ...satimShopSettings(url),
    PAYMENT_METHODS: "cib:satim",
    SMTP_URL: smtpUrl,
  };
  return { url, smtpPort: smtp.port, smtpUrl, shopSettings, close };
}
