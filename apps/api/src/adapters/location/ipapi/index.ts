import { defineAdapter } from "../../adapter.ts";
import { ipapiVariables } from "./ipapi.config.ts";
import { createIpapi } from "./ipapi.ts";

export const ipapi = defineAdapter({
  name: "ipapi",
  dataRecipient: { role: "location", name: { fr: "ipapi", en: "ipapi", ar: "ipapi" } },
  variables: ipapiVariables,
  connect: (settings) => ({
    port: createIpapi({ url: settings.IPAPI_URL, key: settings.IPAPI_KEY }),
    webhook: null,
  }),
});
