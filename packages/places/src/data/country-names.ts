/** Countries in the shop's languages, in their order, from Unicode CLDR (Unicode-3.0 licence). Written by generate-country-names.ts. */
export const countryNames = `
AD Andorre|Andorra|أندورا
AE Émirats arabes unis|United Arab Emirates|الإمارات العربية المتحدة
AF Afghanistan|Afghanistan|أفغانستان
AG Antigua-et-Barbuda|Antigua & Barbuda|أنتيغوا وبربودا
AI Anguilla|Anguilla|أنغويلا
AL Albanie|Albania|ألبانيا
AM Arménie|Armenia|أرمينيا
AO Angola|Angola|أنغولا
AQ Antarctique|Antarctica|أنتاركتيكا
AR Argentine|Argentina|الأرجنتين
AS Samoa américaines|American Samoa|ساموا الأمريكية
AT Autriche|Austria|النمسا
AU Australie|Australia|أستراليا
AW Aruba|Aruba|أروبا
AX Îles Åland|Åland Islands|جزر آلاند
AZ Azerbaïdjan|Azerbaijan|أذربيجان
BA Bosnie-Herzégovine|Bosnia & Herzegovina|البوسنة والهرسك
BB Barbade|Barbados|بربادوس
BD Bangladesh|Bangladesh|بنغلاديش
BE Belgique|Belgium|بلجيكا
BF Burkina Faso|Burkina Faso|بوركينا فاسو
BG Bulgarie|Bulgaria|بلغاريا
BH Bahreïn|Bahrain|البحرين
BI Burundi|Burundi|بوروندي
BJ Bénin|Benin|بنين
BL Saint-Barthélemy|St. Barthélemy|سان بارتليمي
BM Bermudes|Bermuda|برمودا
BN Brunei|Brunei|بروناي
BO Bolivie|Bolivia|بوليفيا
BQ Pays-Bas caribéens|Caribbean Netherlands|هولندا الكاريبية
BR Brésil|Brazil|البرازيل
BS Bahamas|Bahamas|جزر البهاما
BT Bhoutan|Bhutan|بوتان
BV Île Bouvet|Bouvet Island|جزيرة بوفيه
BW Botswana|Botswana|بوتسوانا
BY Biélorussie|Belarus|بيلاروس
BZ Belize|Belize|بليز
CA Canada|Canada|كندا
CC Îles Cocos|Cocos (Keeling) Islands|جزر كوكوس (كيلينغ)
CD Congo-Kinshasa|Congo - Kinshasa|الكونغو - كينشاسا
CF République centrafricaine|Central African Republic|جمهورية أفريقيا الوسطى
CG Congo-Brazzaville|Congo - Brazzaville|الكونغو - برازافيل
CH Suisse|Switzerland|سويسرا
CI Côte d’Ivoire|Côte d’Ivoire|ساحل العاج
CK Îles Cook|Cook Islands|جزر كوك
CL Chili|Chile|تشيلي
CM Cameroun|Cameroon|الكاميرون
CN Chine|China|الصين
CO Colombie|Colombia|كولومبيا
CR Costa Rica|Costa Rica|كوستاريكا
CU Cuba|Cuba|كوبا
CV Cap-Vert|Cape Verde|الرأس الأخضر
CW Curaçao|Curaçao|كوراساو
CX Île Christmas|Christmas Island|جزيرة كريسماس
CY Chypre|Cyprus|قبرص
CZ Tchéquie|Czechia|التشيك
DE Allemagne|Germany|ألمانيا
DJ Djibouti|Djibouti|جيبوتي
DK Danemark|Denmark|الدانمرك
DM Dominique|Dominica|دومينيكا
DO République dominicaine|Dominican Republic|جمهورية الدومينيكان
DZ Algérie|Algeria|الجزائر
EC Équateur|Ecuador|الإكوادور
EE Estonie|Estonia|إستونيا
EG Égypte|Egypt|مصر
EH Sahara occidental|Western Sahara|الصحراء الغربية
ER Érythrée|Eritrea|إريتريا
ES Espagne|Spain|إسبانيا
ET Éthiopie|Ethiopia|إثيوبيا
FI Finlande|Finland|فنلندا
FJ Fidji|Fiji|فيجي
FK Îles Malouines|Falkland Islands|جزر فوكلاند
FM Micronésie|Micronesia|ميكرونيزيا
FO Îles Féroé|Faroe Islands|جزر فارو
FR France|France|فرنسا
GA Gabon|Gabon|الغابون
GB Royaume-Uni|United Kingdom|المملكة المتحدة
GD Grenade|Grenada|غرينادا
GE Géorgie|Georgia|جورجيا
GF Guyane française|French Guiana|غويانا الفرنسية
GG Guernesey|Guernsey|غيرنزي
GH Ghana|Ghana|غانا
GI Gibraltar|Gibraltar|جبل طارق
GL Groenland|Greenland|غرينلاند
GM Gambie|Gambia|غامبيا
GN Guinée|Guinea|غينيا
GP Guadeloupe|Guadeloupe|غوادلوب
GQ Guinée équatoriale|Equatorial Guinea|غينيا الاستوائية
GR Grèce|Greece|اليونان
GS Géorgie du Sud-et-les Îles Sandwich du Sud|South Georgia & South Sandwich Islands|جورجيا الجنوبية وجزر ساندويتش الجنوبية
GT Guatemala|Guatemala|غواتيمالا
GU Guam|Guam|غوام
GW Guinée-Bissau|Guinea-Bissau|غينيا بيساو
GY Guyana|Guyana|غيانا
HK R.A.S. chinoise de Hong Kong|Hong Kong SAR China|هونغ كونغ الصينية (منطقة إدارية خاصة)
HM Îles Heard-et-MacDonald|Heard & McDonald Islands|جزيرة هيرد وجزر ماكدونالد
HN Honduras|Honduras|هندوراس
HR Croatie|Croatia|كرواتيا
HT Haïti|Haiti|هايتي
HU Hongrie|Hungary|هنغاريا
ID Indonésie|Indonesia|إندونيسيا
IE Irlande|Ireland|أيرلندا
IL Israël|Israel|إسرائيل
IM Île de Man|Isle of Man|جزيرة مان
IN Inde|India|الهند
IO Territoire britannique de l’océan Indien|British Indian Ocean Territory|الإقليم البريطاني في المحيط الهندي
IQ Irak|Iraq|العراق
IR Iran|Iran|إيران
IS Islande|Iceland|آيسلندا
IT Italie|Italy|إيطاليا
JE Jersey|Jersey|جيرسي
JM Jamaïque|Jamaica|جامايكا
JO Jordanie|Jordan|الأردن
JP Japon|Japan|اليابان
KE Kenya|Kenya|كينيا
KG Kirghizstan|Kyrgyzstan|قيرغيزستان
KH Cambodge|Cambodia|كمبوديا
KI Kiribati|Kiribati|كيريباتي
KM Comores|Comoros|جزر القمر
KN Saint-Christophe-et-Niévès|St. Kitts & Nevis|سانت كيتس ونيفيس
KP Corée du Nord|North Korea|كوريا الشمالية
KR Corée du Sud|South Korea|كوريا الجنوبية
KW Koweït|Kuwait|الكويت
KY Îles Caïmans|Cayman Islands|جزر كايمان
KZ Kazakhstan|Kazakhstan|كازاخستان
LA Laos|Laos|لاوس
LB Liban|Lebanon|لبنان
LC Sainte-Lucie|St. Lucia|سانت لوسيا
LI Liechtenstein|Liechtenstein|ليختنشتاين
LK Sri Lanka|Sri Lanka|سريلانكا
LR Liberia|Liberia|ليبيريا
LS Lesotho|Lesotho|ليسوتو
LT Lituanie|Lithuania|ليتوانيا
LU Luxembourg|Luxembourg|لوكسمبورغ
LV Lettonie|Latvia|لاتفيا
LY Libye|Libya|ليبيا
MA Maroc|Morocco|المغرب
MC Monaco|Monaco|موناكو
MD Moldavie|Moldova|مولدوفا
ME Monténégro|Montenegro|الجبل الأسود
MF Saint-Martin|St. Martin|سان مارتن
MG Madagascar|Madagascar|مدغشقر
MH Îles Marshall|Marshall Islands|جزر مارشال
MK Macédoine du Nord|North Macedonia|مقدونيا الشمالية
ML Mali|Mali|مالي
MM Myanmar (Birmanie)|Myanmar (Burma)|ميانمار (بورما)
MN Mongolie|Mongolia|منغوليا
MO R.A.S. chinoise de Macao|Macao SAR China|منطقة ماكاو الإدارية الخاصة
MP Îles Mariannes du Nord|Northern Mariana Islands|جزر ماريانا الشمالية
MQ Martinique|Martinique|جزر المارتينيك
MR Mauritanie|Mauritania|موريتانيا
MS Montserrat|Montserrat|مونتسرات
MT Malte|Malta|مالطا
MU Maurice|Mauritius|موريشيوس
MV Maldives|Maldives|جزر المالديف
MW Malawi|Malawi|ملاوي
MX Mexique|Mexico|المكسيك
MY Malaisie|Malaysia|ماليزيا
MZ Mozambique|Mozambique|موزمبيق
NA Namibie|Namibia|ناميبيا
NC Nouvelle-Calédonie|New Caledonia|كاليدونيا الجديدة
NE Niger|Niger|النيجر
NF Île Norfolk|Norfolk Island|جزيرة نورفولك
NG Nigeria|Nigeria|نيجيريا
NI Nicaragua|Nicaragua|نيكاراغوا
NL Pays-Bas|Netherlands|هولندا
NO Norvège|Norway|النرويج
NP Népal|Nepal|نيبال
NR Nauru|Nauru|ناورو
NU Niue|Niue|نيوي
NZ Nouvelle-Zélande|New Zealand|نيوزيلندا
OM Oman|Oman|عُمان
PA Panama|Panama|بنما
PE Pérou|Peru|بيرو
PF Polynésie française|French Polynesia|بولينيزيا الفرنسية
PG Papouasie-Nouvelle-Guinée|Papua New Guinea|بابوا غينيا الجديدة
PH Philippines|Philippines|الفلبين
PK Pakistan|Pakistan|باكستان
PL Pologne|Poland|بولندا
PM Saint-Pierre-et-Miquelon|St. Pierre & Miquelon|سان بيير ومكويلون
PN Îles Pitcairn|Pitcairn Islands|جزر بيتكيرن
PR Porto Rico|Puerto Rico|بورتوريكو
PS Territoires palestiniens|Palestinian Territories|الأراضي الفلسطينية
PT Portugal|Portugal|البرتغال
PW Palaos|Palau|بالاو
PY Paraguay|Paraguay|باراغواي
QA Qatar|Qatar|قطر
RE La Réunion|Réunion|روينيون
RO Roumanie|Romania|رومانيا
RS Serbie|Serbia|صربيا
RU Russie|Russia|روسيا
RW Rwanda|Rwanda|رواندا
SA Arabie saoudite|Saudi Arabia|المملكة العربية السعودية
SB Îles Salomon|Solomon Islands|جزر سليمان
SC Seychelles|Seychelles|سيشل
SD Soudan|Sudan|السودان
SE Suède|Sweden|السويد
SG Singapour|Singapore|سنغافورة
SH Sainte-Hélène|St. Helena|سانت هيلينا
SI Slovénie|Slovenia|سلوفينيا
SJ Svalbard et Jan Mayen|Svalbard & Jan Mayen|سفالبارد وجان ماين
SK Slovaquie|Slovakia|سلوفاكيا
SL Sierra Leone|Sierra Leone|سيراليون
SM Saint-Marin|San Marino|سان مارينو
SN Sénégal|Senegal|السنغال
SO Somalie|Somalia|الصومال
SR Suriname|Suriname|سورينام
SS Soudan du Sud|South Sudan|جنوب السودان
ST Sao Tomé-et-Principe|São Tomé & Príncipe|ساو تومي وبرينسيبي
SV Salvador|El Salvador|السلفادور
SX Saint-Martin (partie néerlandaise)|Sint Maarten|سانت مارتن
SY Syrie|Syria|سوريا
SZ Eswatini|Eswatini|إسواتيني
TC Îles Turques-et-Caïques|Turks & Caicos Islands|جزر توركس وكايكوس
TD Tchad|Chad|تشاد
TF Terres australes françaises|French Southern Territories|الأقاليم الجنوبية الفرنسية
TG Togo|Togo|توغو
TH Thaïlande|Thailand|تايلاند
TJ Tadjikistan|Tajikistan|طاجيكستان
TK Tokelau|Tokelau|توكيلاو
TL Timor oriental|Timor-Leste|تيمور - ليشتي
TM Turkménistan|Turkmenistan|تركمانستان
TN Tunisie|Tunisia|تونس
TO Tonga|Tonga|تونغا
TR Turquie|Türkiye|تركيا
TT Trinité-et-Tobago|Trinidad & Tobago|ترينيداد وتوباغو
TV Tuvalu|Tuvalu|توفالو
TW Taïwan|Taiwan|تايوان
TZ Tanzanie|Tanzania|تنزانيا
UA Ukraine|Ukraine|أوكرانيا
UG Ouganda|Uganda|أوغندا
UM Îles mineures éloignées des États-Unis|U.S. Outlying Islands|جزر الولايات المتحدة النائية
US États-Unis|United States|الولايات المتحدة
UY Uruguay|Uruguay|أورغواي
UZ Ouzbékistan|Uzbekistan|أوزبكستان
VA État de la Cité du Vatican|Vatican City|الفاتيكان
VC Saint-Vincent-et-les Grenadines|St. Vincent & Grenadines|سانت فنسنت وجزر غرينادين
VE Venezuela|Venezuela|فنزويلا
VG Îles Vierges britanniques|British Virgin Islands|جزر فيرجن البريطانية
VI Îles Vierges des États-Unis|U.S. Virgin Islands|جزر فيرجن الأمريكية
VN Viêt Nam|Vietnam|فيتنام
VU Vanuatu|Vanuatu|فانواتو
WF Wallis-et-Futuna|Wallis & Futuna|جزر والس وفوتونا
WS Samoa|Samoa|ساموا
XK Kosovo|Kosovo|كوسوفو
YE Yémen|Yemen|اليمن
YT Mayotte|Mayotte|مايوت
ZA Afrique du Sud|South Africa|جنوب أفريقيا
ZM Zambie|Zambia|زامبيا
ZW Zimbabwe|Zimbabwe|زيمبابوي
`;
