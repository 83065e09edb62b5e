/** How dear a gigabyte is there: A is cheapest, F dearest (see prices.ts). */
export type Zone = "A" | "B" | "C" | "D" | "E" | "F";

/** How many plans a destination has: `+` a long list, `=` a usual one, `-` a short one (see plans.ts). */
export type Range = "+" | "=" | "-";

export type Operator = { name: string; networkType: "5G" | "4G" | "3G" };
export type Country = { code: string; name: string; zone: Zone; range: Range; operators: Operator[] };

/**
 * code | name | zone and range | operators, from the public MCC-MNC lists. `*` after a name: 5G, `~`: 3G only, nothing: 4G.
 * Not sold: Israel, North Korea, Western Sahara, and places without a network of their own.
 */
const TABLE = `
AD|Andorra|C=|Andorra Telecom*
AE|United Arab Emirates|C+|Etisalat*,du*
AF|Afghanistan|E-|AWCC,Roshan,Etisalat,Salaam
AG|Antigua and Barbuda|E-|FLOW,Digicel
AI|Anguilla|E-|FLOW,Digicel
AL|Albania|B=|Vodafone*,ONE
AM|Armenia|B=|Ucom,Team,Viva
AO|Angola|E=|Unitel*,Africell,Movicel
AR|Argentina|C=|Claro*,Movistar,Personal*
AS|American Samoa|F-|Bluesky,ASTCA
AT|Austria|A+|A1*,Magenta*,Drei*
AU|Australia|B+|Telstra*,Optus*,Vodafone*
AW|Aruba|E-|SETAR,Digicel
AX|Aland Islands|B-|Alcom,Telia*
AZ|Azerbaijan|C=|Azercell*,Bakcell,Nar
BA|Bosnia and Herzegovina|B=|BH Telecom,m:tel,HT Eronet
BB|Barbados|E-|FLOW,Digicel
BD|Bangladesh|B=|Grameenphone,Robi,Banglalink
BE|Belgium|A+|Proximus*,Orange*,Base*
BF|Burkina Faso|E-|Orange,Moov Africa,Telecel Faso
BG|Bulgaria|A=|A1*,Vivacom*,Yettel*
BH|Bahrain|C=|Batelco*,Zain*,stc*
BI|Burundi|F-|Lumitel,Econet Leo
BJ|Benin|D=|MTN,Moov Africa,Celtiis
BL|Saint Barthelemy|E-|Orange,Digicel,SFR Caraïbe
BM|Bermuda|E-|One,Digicel
BN|Brunei|C=|DST*,Progresif,imagine
BO|Bolivia|D=|Entel,Tigo,Viva
BQ|Bonaire, Sint Eustatius and Saba|E-|FLOW,Digicel
BR|Brazil|C=|Vivo*,Claro*,TIM*
BS|Bahamas|F-|BTC,Aliv
BT|Bhutan|E-|B-Mobile*,TashiCell*
BW|Botswana|D=|Mascom,Orange,beMobile
BY|Belarus|C=|A1,MTS,life:)
BZ|Belize|E-|DigiCell,SMART
CA|Canada|B+|Rogers*,Bell*,Telus*
CD|Congo (DRC)|E=|Vodacom,Orange,Airtel
CF|Central African Republic|F-|Orange~,Telecel
CG|Congo (Republic)|E-|MTN,Airtel
CH|Switzerland|A+|Swisscom*,Sunrise*,Salt*
CI|Ivory Coast|D=|Orange*,MTN,Moov Africa
CK|Cook Islands|F-|Vodafone
CL|Chile|C=|Entel*,Movistar*,WOM*,Claro*
CM|Cameroon|D=|MTN,Orange,Nexttel~
CN|China|B+|China Mobile*,China Unicom*,China Telecom*
CO|Colombia|C=|Claro*,Movistar,Tigo*
CR|Costa Rica|C=|Kolbi,Liberty,Claro
CU|Cuba|F-|Cubacel
CV|Cape Verde|E-|CVMóvel,Unitel T+
CW|Curacao|E-|FLOW,Digicel
CY|Cyprus|A=|Cytamobile-Vodafone*,Epic*,PrimeTel
CZ|Czechia|A+|T-Mobile*,O2*,Vodafone*
DE|Germany|A+|Telekom*,Vodafone*,O2*
DJ|Djibouti|E-|Evatis
DK|Denmark|A+|TDC*,Telenor*,Telia*,3*
DM|Dominica|E-|FLOW,Digicel
DO|Dominican Republic|C=|Claro*,Altice*,Viva
DZ|Algeria|C+|Mobilis,Djezzy,Ooredoo
EC|Ecuador|C=|Claro,Movistar,CNT
EE|Estonia|A=|Telia*,Elisa*,Tele2*
EG|Egypt|C+|Vodafone,Orange,Etisalat,WE
ES|Spain|A+|Movistar*,Orange*,Vodafone*,Yoigo*
ET|Ethiopia|E=|Ethio Telecom*,Safaricom
FI|Finland|A+|Elisa*,DNA*,Telia*
FJ|Fiji|D=|Vodafone,Digicel
FK|Falkland Islands|F-|Sure
FM|Micronesia|F-|FSMTC
FO|Faroe Islands|B-|Føroya Tele*,Nema
FR|France|A+|Orange*,SFR*,Bouygues*,Free*
GA|Gabon|D=|Airtel,Moov Africa
GB|United Kingdom|A+|EE*,O2*,Vodafone*,3*
GD|Grenada|E-|FLOW,Digicel
GE|Georgia|B=|Magti*,Silknet*,Cellfie
GF|French Guiana|C-|Orange,Digicel,SFR Caraïbe
GG|Guernsey|B-|Sure,JT,Airtel-Vodafone
GH|Ghana|D=|MTN,Telecel,AT
GI|Gibraltar|B-|GibTel*
GL|Greenland|D-|Tusass*
GM|Gambia|E-|Africell,QCell,Gamcel~
GN|Guinea|D=|Orange,MTN,Cellcom~
GP|Guadeloupe|C=|Orange,Digicel,SFR Caraïbe,Free
GQ|Equatorial Guinea|F-|Getesa,Muni
GR|Greece|A+|Cosmote*,Vodafone*,Nova*
GT|Guatemala|C=|Tigo*,Claro*
GU|Guam|D-|GTA*,Docomo Pacific*,IT&E
GW|Guinea-Bissau|E-|Orange,Telecel
GY|Guyana|E-|GTT,Digicel,ENet*
HK|Hong Kong|A+|csl*,3*,SmarTone*,China Mobile HK*
HN|Honduras|D=|Tigo,Claro
HR|Croatia|A+|HT*,A1*,Telemach*
HT|Haiti|E-|Natcom,Digicel
HU|Hungary|A+|Telekom*,Yettel*,One*
ID|Indonesia|A+|Telkomsel*,XL*,Indosat Ooredoo*
IE|Ireland|A+|Vodafone*,3*,Eir*
IM|Isle of Man|B-|Manx Telecom,Sure
IN|India|B+|Jio*,Airtel*,Vi
IQ|Iraq|D+|Zain,Asiacell,Korek
IR|Iran|D-|MCI*,Irancell*,RighTel
IS|Iceland|A+|Síminn*,Vodafone*,Nova*
IT|Italy|A+|TIM*,Vodafone*,WINDTRE*,Iliad*
JE|Jersey|B-|JT,Sure,Airtel-Vodafone
JM|Jamaica|D=|FLOW,Digicel
JO|Jordan|C+|Zain*,Orange*,Umniah*
JP|Japan|A+|NTT docomo*,SoftBank*,au*,Rakuten*
KE|Kenya|C=|Safaricom*,Airtel*,Telkom
KG|Kyrgyzstan|B=|Beeline,MegaCom,O!
KH|Cambodia|B=|Smart,Cellcard,Metfone
KI|Kiribati|F-|Vodafone
KM|Comoros|F-|Telma,HURI~
KN|Saint Kitts and Nevis|E-|FLOW,Digicel
KR|South Korea|A+|SK Telecom*,KT*,LG U+*
KW|Kuwait|C+|Zain*,Ooredoo*,stc*
KY|Cayman Islands|E-|FLOW,Digicel,Logic
KZ|Kazakhstan|B=|Kcell*,Beeline,Tele2*
LA|Laos|B=|Unitel*,Lao Telecom*,ETL~
LB|Lebanon|D=|Alfa,Touch
LC|Saint Lucia|E-|FLOW,Digicel
LI|Liechtenstein|A=|Swisscom*,Salt*,FL1
LK|Sri Lanka|B=|Dialog*,SLTMobitel*,Hutch
LR|Liberia|E-|Orange,Lonestar MTN
LS|Lesotho|E-|Vodacom*,Econet
LT|Lithuania|A=|Telia*,Bitė*,Tele2*
LU|Luxembourg|A=|POST*,Tango*,Orange*
LV|Latvia|A=|LMT*,Tele2*,Bite*
LY|Libya|D=|Libyana,Al-Madar
MA|Morocco|B+|Maroc Telecom,Orange,inwi
MC|Monaco|B=|Monaco Telecom*
MD|Moldova|B=|Orange*,Moldcell,Unité
ME|Montenegro|B=|One*,Crnogorski Telekom*,m:tel*
MF|Saint Martin|E-|Orange,Digicel,SFR Caraïbe
MG|Madagascar|D=|Telma*,Orange,Airtel
MH|Marshall Islands|F-|NTA
MK|North Macedonia|B=|Makedonski Telekom*,A1*
ML|Mali|D=|Orange,Malitel,Telecel
MM|Myanmar|D=|MPT,ATOM,Ooredoo,Mytel
MN|Mongolia|C=|Mobicom*,Unitel*,Skytel
MO|Macao|A=|CTM*,3,China Telecom*
MP|Northern Mariana Islands|D-|IT&E,Docomo Pacific
MQ|Martinique|C=|Orange,Digicel,SFR Caraïbe,Free
MR|Mauritania|D=|Mauritel,Mattel,Chinguitel
MS|Montserrat|E-|FLOW,Digicel
MT|Malta|A=|GO*,Epic*,Melita*
MU|Mauritius|C=|my.t*,Emtel*,Chili
MV|Maldives|D=|Dhiraagu*,Ooredoo*
MW|Malawi|D=|Airtel,TNM
MX|Mexico|B+|Telcel*,AT&T*,Movistar
MY|Malaysia|A+|Maxis*,CelcomDigi*,U Mobile*
MZ|Mozambique|D=|Vodacom*,Movitel,Tmcel
NA|Namibia|E=|MTC,TN Mobile
NC|New Caledonia|E-|Mobilis
NE|Niger|D=|Airtel,Zamani,Moov Africa
NG|Nigeria|C=|MTN*,Airtel*,Glo,9mobile
NI|Nicaragua|D=|Claro,Tigo
NL|Netherlands|A+|KPN*,Odido*,Vodafone*
NO|Norway|A+|Telenor*,Telia*,ice*
NP|Nepal|B=|Ncell,Nepal Telecom
NR|Nauru|F-|Digicel
NZ|New Zealand|B=|Spark*,One NZ*,2degrees*
OM|Oman|C+|Omantel*,Ooredoo*,Vodafone*
PA|Panama|C=|Tigo,+Movil,Digicel
PE|Peru|C=|Claro*,Movistar,Entel*,Bitel
PF|French Polynesia|E-|Vini,Vodafone,Ora
PG|Papua New Guinea|E-|Digicel,bmobile
PH|Philippines|B=|Globe*,SMART*,DITO*
PK|Pakistan|B=|Jazz,Zong,Telenor,Ufone
PL|Poland|A+|Orange*,Play*,Plus*,T-Mobile*
PM|Saint Pierre and Miquelon|E-|Globaltel,SPM Telecom
PR|Puerto Rico|B=|Claro*,Liberty*,T-Mobile*
PS|Palestine|C=|Jawwal~,Ooredoo~
PT|Portugal|A+|MEO*,NOS*,Vodafone*
PW|Palau|F-|PNCC
PY|Paraguay|C=|Tigo,Personal,Claro
QA|Qatar|C+|Ooredoo*,Vodafone*
RE|Reunion|B=|Orange*,SFR*,Free,Zeop
RO|Romania|A+|Orange*,Vodafone*,Digi*
RS|Serbia|B=|mt:s*,Yettel*,A1*
RU|Russia|B=|MTS,MegaFon,Beeline,Tele2
RW|Rwanda|D=|MTN,Airtel
SA|Saudi Arabia|C+|stc*,Mobily*,Zain*
SB|Solomon Islands|F-|Our Telekom,bmobile
SC|Seychelles|D-|Cable & Wireless*,Airtel*
SD|Sudan|E-|Zain,MTN~,Sudani
SE|Sweden|A+|Telia*,Tele2*,Telenor*,3*
SG|Singapore|A+|Singtel*,StarHub*,M1*,Simba*
SI|Slovenia|A=|Telekom Slovenije*,A1*,Telemach*
SK|Slovakia|A=|Orange*,Telekom*,O2*,4ka*
SL|Sierra Leone|E-|Orange,Africell
SM|San Marino|B=|TIM San Marino*
SN|Senegal|C=|Orange*,Free,Expresso
SO|Somalia|E-|Hormuud,Somtel,Telesom
SR|Suriname|E-|Telesur*,Digicel
SS|South Sudan|F-|MTN,Zain
ST|Sao Tome and Principe|F-|CST,Unitel
SV|El Salvador|C=|Tigo,Claro,Movistar
SX|Sint Maarten|E-|FLOW,Digicel,TelEm
SY|Syria|E-|Syriatel,MTN
SZ|Eswatini|E-|MTN,Eswatini Mobile
TC|Turks and Caicos Islands|E-|FLOW,Digicel
TD|Chad|E-|Airtel,Moov Africa
TG|Togo|D=|Togocom*,Moov Africa
TH|Thailand|A+|AIS*,TrueMove H*,dtac*
TJ|Tajikistan|C=|Tcell*,MegaFon,Babilon
TL|Timor-Leste|E-|Telkomcel,Telemor
TM|Turkmenistan|F-|TMCell
TN|Tunisia|B+|Ooredoo*,Orange*,Tunisie Telecom*
TO|Tonga|F-|U-Call,Digicel
TR|Turkey|A+|Turkcell*,Vodafone*,Türk Telekom*
TT|Trinidad and Tobago|D-|bmobile*,Digicel
TV|Tuvalu|F-|TTC
TW|Taiwan|A+|Chunghwa*,Far EasTone*,Taiwan Mobile*
TZ|Tanzania|C=|Vodacom*,Airtel*,Yas*,Halotel
UA|Ukraine|B=|Kyivstar,Vodafone,lifecell
UG|Uganda|D=|MTN*,Airtel*
US|United States|B+|T-Mobile*,AT&T*,Verizon*
UY|Uruguay|C=|Antel*,Movistar,Claro
UZ|Uzbekistan|B=|Ucell*,Beeline,Uzmobile*,Mobiuz*
VA|Vatican City|A-|TIM*,Vodafone*,WINDTRE*
VC|Saint Vincent and the Grenadines|E-|FLOW,Digicel
VE|Venezuela|D=|Movistar,Digitel,Movilnet
VG|British Virgin Islands|E-|FLOW,Digicel,CCT
VI|US Virgin Islands|D-|Liberty*,T-Mobile*,Viya
VN|Vietnam|A+|Viettel*,Vinaphone*,MobiFone*
VU|Vanuatu|F-|Vodafone,Digicel
WS|Samoa|E-|Vodafone,Digicel
XK|Kosovo|B=|IPKO*,Vala*
YE|Yemen|E-|Yemen Mobile,YOU
YT|Mayotte|C-|Orange,SFR,Only
ZA|South Africa|C=|Vodacom*,MTN*,Telkom*,Cell C
ZM|Zambia|D=|MTN*,Airtel*,Zamtel
ZW|Zimbabwe|E-|Econet*,NetOne
`;

export const COUNTRIES: readonly Country[] = TABLE.trim().split("\n").map(readLine);

function readLine(line: string): Country {
  const [code = "", name = "", placing = "", operators = ""] = line.split("|");
  return {
    code,
    name,
    zone: placing[0] as Zone,
    range: placing[1] as Range,
    operators: operators.split(",").map(readOperator),
  };
}

function readOperator(text: string): Operator {
  if (text.endsWith("*")) return { name: text.slice(0, -1), networkType: "5G" };
  if (text.endsWith("~")) return { name: text.slice(0, -1), networkType: "3G" };
  return { name: text, networkType: "4G" };
}
