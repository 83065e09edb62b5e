import { paths } from "../../paths.ts";

/** Three columns: what one looks for at the foot of a shop. Labels are keys of shell.json. */
export const footerLinks = [
  {
    title: "footer.shop",
    links: [
      ["nav.destinations", `${paths.home()}#destinations`],
      ["footer.world", paths.home({ kind: "world" })],
      ["footer.account", paths.profile()],
    ],
  },
  {
    title: "nav.help",
    links: [
      ["footer.guide", paths.guide()],
      ["nav.compatibility", paths.compatibility()],
      ["footer.support", paths.support()],
      ["footer.contact", paths.support("contact")],
    ],
  },
  {
    title: "footer.legal",
    links: [
      ["footer.privacy", paths.privacy()],
      ["footer.terms", paths.terms()],
      ["footer.notices", paths.legal()],
    ],
  },
] as const;
