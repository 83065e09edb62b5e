import { brand, currencies, languageCodes, locales, offeredCurrencies, shopApp } from "@rihla/i18n";
import { collectedBy } from "./collected-data.ts";
import { type Listing, listings } from "./listing.ts";

const shop = `https://${brand.deepLink.host}`;
const listed: Readonly<Record<keyof Listing, string>> = {
  name: "Name (both)",
  subtitle: "Subtitle (Apple)",
  short: "Short description (Google)",
  keywords: "Keywords (Apple)",
  description: "Description (both)",
};

/** Everything that the two stores ask for in words, in the order of their forms. */
export const storeForms = (): string =>
  [
    `# What the stores ask of ${brand.name.en} (${shopApp.id})`,
    ...languageCodes.map(
      (language) =>
        `## Texts: ${locales[language].tag}\n\n${Object.entries(listed)
          .map(([field, title]) => `### ${title}\n\n${listings[language][field as keyof Listing]}`)
          .join("\n\n")}`,
    ),
    addresses,
    collection("Apple: App Privacy", "apple", appleAnswers),
    collection("Google: Data safety", "google", googleAnswers),
    ageRating,
    reviewNotes,
  ].join("\n\n");

const addresses = `## Addresses

- Support: ${shop}/fr/support, ${brand.supportEmail}
- Privacy policy: ${shop}/fr/privacy (the other languages at /en and /ar)
- Deleting an account, which Google asks for beside the way within the app: ${shop}/fr/profile
- Category: Travel (Apple), Travel & Local (Google). Price: free. In-app purchases: none.`;

const appleAnswers =
  "Each is linked to the person's identity, serves App Functionality only, and is not used for tracking. Payment information is not collected: cards are typed at the bank's page.";
const googleAnswers =
  "Each is collected, not shared (those who carry out an order are service providers), serves App functionality and Account management. Encrypted in transit: yes. Deletion can be asked for: yes, in the app. Messages, photos and reviews are optional; the rest is required to buy.";

const collection = (title: string, store: "apple" | "google", answers: string) =>
  `## ${title}

${answers}

${[...collectedBy(store)].map(([name, parts]) => `- ${name} (${parts.join(", ")})`).join("\n")}`;

const ageRating = `## Age rating

"None" or "no" to violence, fear, sexuality, drugs, alcohol, gambling, contests, horror, medical advice, profanity and user-generated content shown to others without review. No unrestricted web access. Messages go to the shop's own agents only, never between customers. It sells digital goods: yes. It shares the phone's location: no. Result: 4+ (Apple), Everyone / PEGI 3 (Google). For everybody who may buy: no children's section.`;

const reviewNotes = `## Notes for the reviewer

- What is sold is mobile data abroad: a prepaid service of telephone operators, used by the whole phone and outside the app. So it is paid for by cards and not by in-app purchase (App Review Guidelines 3.1.3(e): goods and services outside of the app). Nothing within the app is unlocked by money.
- The wallet holds money of the shop (${offeredCurrencies.map((code) => currencies[code]?.names.en).join(", ")}), put in by card, which buy those eSIMs and their top-ups and nothing else; it can be paid back to its card. A voucher is a prepaid card sold in shops: its code brings one eSIM.
- No account is needed: browsing, checking the phone and buying work as a guest. To sign in, type any address that you can read: a code is mailed.
- To see a bought eSIM without paying, scan or type this voucher at Profile, "Add an eSIM": ______ (for whoever fills this in: \`ops voucher\` makes one; docs/operations/money.md).
- Payment opens the bank's page in the phone's browser, as the Algerian interbank rules ask, and comes back by a link.
- The camera reads a code or takes a picture for the support chat; nothing is recorded. Notifications are asked for after the first eSIM is there.
- The account is deleted at Profile, "Delete my account".`;
