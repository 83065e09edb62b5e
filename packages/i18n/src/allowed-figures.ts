/** A figure that stands in texts as it is, because it is no rule of the shop's. */
type Allowed = {
  /** In each language that has it. */
  says: readonly string[];
  why: string;
  /** Only in messages whose name begins so; anywhere without it. */
  in?: string;
};

/** Every figure that no rule gives. A rule's figure has a name instead: `{rules.refundWindow}` (rule-figures.ts). */
export const allowedFigures: readonly Allowed[] = [
  { says: ["*#06#"], why: "dialled on every phone to see its EID" },
  {
    says: ["32 chiffres", "32 digits", "32-digit", "32 رقمًا"],
    why: "an EID has as many by the standard of the GSMA",
  },
  { says: ["LPA:1$"], why: "how every activation code begins, by the same standard" },
  { says: ["iOS 17.4", "iOS 17", "iOS 12.1"], why: "the first version of an iPhone that can do it" },
  { says: ["Android 9", "أندرويد 9"], why: "the first Android with eSIMs" },
  {
    says: ["(10 et plus)", "(10 and newer)", "(10 فما فوق)"],
    why: "the first Android that follows an install link",
  },
  {
    says: ["Windows 11", "Windows 10 version 1703", "ويندوز 11", "ويندوز 10 بالإصدار 1703"],
    why: "the first Windows with eSIMs",
  },
  { says: ["4G/5G"], why: "names of networks" },
  { says: ["IPv6"], why: "the name of a protocol" },
  { says: ["S23", "A54"], why: "names of phones, as examples" },
  { says: ["A4"], why: "a size of paper" },
  {
    says: ["23 juin 2020", "23 June 2020", "23 جوان 2020"],
    why: "when Türkiye's rule for eSIMs in phones ended",
  },
  {
    says: ["18-07", "10 juin 2018", "10 June 2018", "10 جوان 2018"],
    why: "Algeria's law on personal data",
    in: "legal.",
  },
  {
    says: ["25-11", "24 juillet 2025", "24 July 2025", "24 جويلية 2025"],
    why: "what changed that law",
    in: "legal.",
  },
  {
    says: ["18-05", "10 mai 2018", "10 May 2018", "10 ماي 2018"],
    why: "Algeria's law on electronic commerce",
    in: "legal.",
  },
  {
    says: ["09-03", "25 février 2009", "25 February 2009", "25 فيفري 2009"],
    why: "Algeria's law on consumers",
    in: "legal.",
  },
  {
    says: ["article 12", "المادة 12"],
    why: "Algeria's law on what merchants keep",
    in: "legal.",
  },
  { says: ["CC BY 4.0"], why: "the name of a licence", in: "legal." },
  {
    says: ["24 heures", "24 hours", "24 ساعة"],
    why: "a law of Russia's",
    in: "notes.russia.",
  },
  {
    says: ["24 h/24 et 7 j/7", "24 hours a day, 7 days a week"],
    why: "says always; when somebody answers comes from the brand's file",
    in: "contact.hours",
  },
  {
    says: ["24 h", "24 ساعة"],
    why: "a day, as networks count it for unlimited plans",
    in: "plan.limit.",
  },
  {
    says: ["24 h", "24 ساعة"],
    why: "a day, as networks count it for unlimited plans",
    in: "plans.unlimitedNote",
  },
  {
    says: ["24 h", "24 ساعة"],
    why: "a day, as networks count it for unlimited plans",
    in: "checkout.know.unlimited",
  },
  {
    says: ["24 heures", "24 hours", "24 ساعة"],
    why: "a day, as networks count it for unlimited plans",
    in: "support.questions.unlimited.a",
  },
  {
    says: ["24 heures", "24 hours", "24 ساعة"],
    why: "a day, as networks count it for unlimited plans",
    in: "legal.terms.sections.fair.body",
  },
  {
    says: [
      "30 minutes",
      "20 minutes",
      "1 h 30",
      "1 heure",
      "1 hour",
      "2 heures",
      "2 hours",
      "30 دقيقة",
      "20 دقيقة",
    ],
    why: "what an answer of the advice means, as an example",
    in: "advice.need.levels.",
  },
  {
    says: ["500 Mo", "1 Go", "500 MB", "1 GB", "500 ميغا", "1 جيغا"],
    why: "what travellers use, by experience",
    in: "support.questions.plan.a",
  },
  {
    says: ["10 secondes", "10 seconds", "10 ثوانٍ"],
    why: "how quick the check is, by experience",
    in: "checkout.agree.check",
  },
  {
    says: ["cinq minutes", "five minutes", "خمس دقائق"],
    why: "how long it takes to open a link and install, by experience",
    in: "sharing.remind.group",
  },
  {
    says: ["dix secondes", "ten seconds", "عشر ثوانٍ"],
    why: "how long phones need to notice airplane mode",
  },
  {
    says: ["deux minutes", "two minutes", "دقيقتين", "dix minutes", "ten minutes", "عشر دقائق"],
    why: "how long phones need to find a network after a restart, by experience",
    in: "guides",
  },
  { says: ["100 %", "100%"], why: "all of its data", in: "support.questions.left.a" },
  { says: ["15 cm", "15 سم"], why: "from where cameras see well", in: "scan.how." },
  { says: ["1.", "2."], why: "the number of a step", in: "compatibility.sheet." },
  { says: ["1."], why: "the number of a step", in: "phone.own.step.title" },
  { says: ["3"], why: "how many steps follow", in: "guide.stages.activate.figure" },
  { says: ["5"], why: "how many checks follow", in: "guide.stages.rescue.figure" },
  {
    says: ["cinq étapes", "five steps", "خمس خطوات"],
    why: "the same checks, as search engines read of them",
    in: "guide.",
  },
  {
    says: [
      "4 derniers chiffres",
      "last 4 digits",
      "آخر 4 أرقام",
      "Quatre derniers chiffres",
      "Last four digits",
      "أربعة أرقام",
    ],
    why: "of an ICCID, as supports ask for them",
  },
  {
    says: ["deux derniers jours", "two days", "اليومين الأخيرين"],
    why: "what the forecast looks back on",
    in: "esims.pass.forecast.",
  },
];
