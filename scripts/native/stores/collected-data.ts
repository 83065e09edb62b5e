import type { PersonalData } from "@rihla/contract";

/** How the stores name what an app collects: Apple by a constant of its privacy manifest, Google by a line of its data-safety form. */
type Kind = { apple: string; google: string };

const kinds = {
  email: { apple: "EmailAddress", google: "Personal info: Email address" },
  name: { apple: "Name", google: "Personal info: Name" },
  phone: { apple: "PhoneNumber", google: "Personal info: Phone number" },
  companyAddress: { apple: "OtherUserContactInfo", google: "Personal info: Address" },
  account: { apple: "UserID", google: "Personal info: User IDs" },
  device: { apple: "DeviceID", google: "Device or other IDs" },
  purchases: { apple: "PurchaseHistory", google: "Financial info: Purchase history" },
  balance: { apple: "OtherFinancialInfo", google: "Financial info: Other financial info" },
  messages: { apple: "CustomerSupport", google: "Messages: Other in-app messages" },
  photos: { apple: "PhotosorVideos", google: "Photos and videos: Photos" },
  reviews: { apple: "OtherUserContent", google: "App activity: Other user-generated content" },
  use: { apple: "OtherDataTypes", google: "App activity: Other actions" },
} as const satisfies Record<string, Kind>;

/**
 * What each part of what a customer can export is, as the stores ask for it. All of it is linked to the person, serves the app's own working, follows
 * nobody, and is passed on to nobody but those who carry out the order. A new part of the export has to be answered for here.
 */
const collected: Readonly<Record<keyof PersonalData, readonly (keyof typeof kinds)[]>> = {
  exportedAt: [],
  profile: ["email", "name", "phone", "account", "use"],
  company: ["companyAddress"],
  consents: ["use"],
  orders: ["purchases"],
  esims: ["device", "use"],
  repairs: ["use"],
  shares: ["name"],
  automaticRecharges: ["purchases"],
  automaticRechargeRuns: ["purchases"],
  feedback: ["reviews"],
  devices: ["device"],
  knownDevices: ["device"],
  sessions: ["device"],
  wallet: ["balance"],
  chat: ["messages", "photos"],
  unwantedMails: ["use"],
  unwantedNotifications: ["use"],
};

/** Each of the stores' own names once, with the parts of the export that it stands for. */
export function collectedBy(store: keyof Kind): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [part, names] of Object.entries(collected))
    for (const name of names) {
      const asked = kinds[name][store];
      parts.set(asked, [...(parts.get(asked) ?? []), part]);
    }
  return parts;
}
