import type { Zone } from "./countries.ts";

export type Region = { code: string; name: string; zone: Zone; members: string[] };

/**
 * prefix | name | zone | members. As at the wholesaler, the number in a code is the count of its countries (EU-42), so the code
 * is made from the list and cannot disagree with it.
 */
const TABLE = `
EU|Europe|B|AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK
EU|Europe Schengen|A|AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK
AS|Asia|B|CN HK ID JP KH KR MO MY PH SG TH VN
AS|Asia wide|C|BD CN HK ID IN JP KH KR KZ LA LK MM MN MO MY NP PH PK SG TH TW VN
CN|China, Hong Kong and Macao|A|CN HK MO
SE|Southeast Asia|B|ID KH LA MY PH SG TH VN
CA|Central Asia and Caucasus|C|AM AZ GE KG KZ TJ UZ
GC|Gulf|C|AE BH KW OM QA SA
ME|Middle East|C|AE BH EG IQ JO KW LB OM PS QA SA TR
NF|Maghreb and North Africa|C|DZ EG LY MA MR TN
AF|Africa|E|BF BJ BW CD CG CI CM DZ EG GA GH GN KE LR MA MG ML MU MW MZ NE NG RE RW SN TN TZ UG ZA
NA|North America|B|CA MX US
LA|Latin America|D|AR BO BR CL CO CR EC GT HN MX NI PA PE PR PY SV UY VE
CB|Caribbean|E|AG AI AW BB BM BQ CW DM DO GD GP GY HT JM KN KY LC MF MQ MS SX TC TT VC VG
BK|Balkans|B|AL BA BG GR HR ME MK RO RS SI XK
OC|Oceania|D|AU FJ NZ PG TO WS
ND|Nordics|A|DK FI FO IS NO SE
GL|Global|D|AE AL AM AR AT AU AX AZ BA BD BE BG BH BN BO BR BW BY CA CD CG CH CI CL CM CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FO FR GA GB GE GF GG GH GI GN GP GR GT GU HK HN HR HU ID IE IM IN IQ IS IT JE JM JO JP KE KG KH KR KW KZ LA LI LK LT LU LV MA MC MD ME MG MK ML MN MO MQ MT MU MV MW MX MY MZ NE NG NI NL NO NP NZ OM PA PE PH PK PL PR PS PT PY QA RE RO RS RU RW SA SE SG SI SK SM SN SV TH TN TR TW TZ UA UG US UY UZ VN XK ZA ZM
`;

export const REGIONS: readonly Region[] = TABLE.trim().split("\n").map(readLine);

function readLine(line: string): Region {
  const [prefix = "", name = "", zone = "", list = ""] = line.split("|");
  const members = list.split(" ");
  return { code: `${prefix}-${members.length}`, name, zone: zone as Zone, members };
}
