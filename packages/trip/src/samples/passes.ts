import { pass, type Sample } from "./sample.ts";

const paris = pass([["ALG", "CDG", "AH", "1006", 352]]);

/** Codes of boarding passes: day 352 is 18 December, 349 the 15th, 41 10 February. */
export const passes: readonly Sample[] = [
  ["PDF417", `]L2${paris}`, "FR 2026-12-18 ?"],
  ["Aztec", `]z3${paris}`, "FR 2026-12-18 ?"],
  ["QR", `]Q3${paris}`, "FR 2026-12-18 ?"],
  ["Data Matrix", `]d2${paris}`, "FR 2026-12-18 ?"],
  ["without a prefix", paris, "FR 2026-12-18 ?"],
  ["with its day of issue", pass([["ALG", "IST", "TK", "0652", 349]], { issued: "6333" }), "TR 2026-12-15 ?"],
  [
    "issued this year for the next",
    pass([["ALG", "JED", "SV", "0340", 41]], { issued: "6332" }),
    "SA 2027-02-10 ?",
  ],
  ["without a day of issue, for the next year", pass([["ALG", "DXB", "EK", "0758", 10]]), "AE 2027-01-10 ?"],
  ["today", pass([["ORN", "ALC", "VY", "7433", 333]]), "ES 2026-11-29 ?"],
  ["yesterday: the trip began", pass([["ALG", "IST", "TK", "0652", 332]]), "TR 2026-11-29 ?"],
  ["last week", pass([["ALG", "IST", "TK", "0652", 326]]), "nothing past"],
  ["issued last year", pass([["ALG", "IST", "TK", "0652", 349]], { issued: "5340" }), "nothing past"],
  [
    "two legs by Istanbul",
    pass([
      ["ALG", "IST", "TK", "0652", 349],
      ["IST", "JED", "TK", "0094", 349],
    ]),
    "SA 2026-12-15 ?",
  ],
  [
    "a night in Dubai is no stay",
    pass([
      ["ALG", "DXB", "EK", "0758", 41],
      ["DXB", "KUL", "EK", "0342", 42],
    ]),
    "MY 2027-02-10 ?",
  ],
  [
    "three legs",
    pass([
      ["CZL", "ALG", "AH", "6000", 350],
      ["ALG", "DOH", "QR", "1380", 350],
      ["DOH", "BKK", "QR", "0832", 351],
    ]),
    "TH 2026-12-16 ?",
  ],
  [
    "four legs, there and back",
    pass([
      ["ALG", "FRA", "LH", "1317", 349],
      ["FRA", "JFK", "LH", "0400", 349],
      ["JFK", "FRA", "LH", "0401", 363],
      ["FRA", "ALG", "LH", "1316", 364],
    ]),
    "US 2026-12-15 2026-12-30",
  ],
  [
    "there and back on one pass",
    pass([
      ["ALG", "TUN", "TU", "0703", 349],
      ["TUN", "ALG", "TU", "0702", 353],
    ]),
    "TN 2026-12-15 2026-12-19",
  ],
  [
    "there and back over the year's end",
    pass([
      ["ALG", "IST", "TK", "0652", 362],
      ["IST", "ALG", "TK", "0653", 4],
    ]),
    "TR 2026-12-28 2027-01-04",
  ],
  [
    "there and back in one day",
    pass([
      ["ALG", "TUN", "TU", "0703", 349],
      ["TUN", "ALG", "TU", "0702", 349],
    ]),
    "TN 2026-12-15 2026-12-15",
  ],
  [
    "two passes of one traveller",
    `${pass([["ALG", "ORY", "AH", "1000", 349]])}\n${pass([["ORY", "ALG", "AH", "1001", 356]])}`,
    "FR 2026-12-15 2026-12-22",
  ],
  ["a charter to Jeddah without a flight's number", pass([["QSF", "JED", "AH", "", 49]]), "SA 2027-02-18 ?"],
  ["a charter to Medina", pass([["CZL", "MED", "XY", "9804", 49]]), "SA 2027-02-18 ?"],
  [
    "in by Medina, out by Jeddah",
    pass([
      ["ALG", "MED", "SV", "0342", 41],
      ["JED", "ALG", "SV", "0341", 55],
    ]),
    "SA 2027-02-10 2027-02-24",
  ],
  [
    "a name of twenty letters",
    pass([["ALG", "LYS", "AH", "1020", 352]], { name: "BENABDERRAHMANE/ABDE" }),
    "FR 2026-12-18 ?",
  ],
  [
    "a name with a hyphen and a title",
    pass([["ALG", "MRS", "AH", "1024", 352]], { name: "AIT-ALI/LYNDA MRS" }),
    "FR 2026-12-18 ?",
  ],
  ["an infant", pass([["ALG", "CMN", "AT", "0561", 352]]).replace("Y012A", "YINF "), "MA 2026-12-18 ?"],
  [
    "a name that is a place",
    pass([["ALG", "CAI", "MS", "0846", 352]], { name: "JORDAN/SOFIA" }),
    "EG 2026-12-18 ?",
  ],
  ["of one leg, S", `S1${paris.slice(2)}`, "FR 2026-12-18 ?"],
  ["cut off behind the first leg", `M2${paris.slice(2)}`, "FR 2026-12-18 ?"],
  [
    "without what may follow",
    "M1BENALI/AMINA        EXK7QM2 ALGBCNVY 7491 350Y012A0001 100",
    "ES 2026-12-16 ?",
  ],
  ["home from Paris", pass([["CDG", "ALG", "AH", "1007", 352]]), "nothing way-home"],
  ["Paris to Istanbul", pass([["CDG", "IST", "TK", "1822", 352]]), "TR 2026-12-18 ?"],
  ["within Algeria", pass([["ALG", "TMR", "AH", "6222", 352]]), "nothing domestic"],
  ["without a day", pass([["ALG", "IST", "TK", "0652", ""]]), "nothing no-date"],
  [
    "day 366 of a year without",
    pass([["ALG", "IST", "TK", "0652", 366]], { issued: "6333" }),
    "nothing contradiction",
  ],
  ["airports that are none", pass([["QQQ", "XXQ", "AH", "1006", 352]]), "nothing no-flight"],
  ["half a code", paris.slice(0, 40), "nothing no-flight"],
  ["a train's code", "i0CV1BENALI AMINA TGV 6603 PARIS LYON 18/12/2026 SNCF", "nothing no-flight"],
];
