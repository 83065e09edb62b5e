/**
 * Other names of what is sold: abbreviations, darja, Arabizi, old names, parts that people take for the whole. A line is
 * a code and its names, divided by `|`. Spellings that the search finds by itself are left out.
 */
export const aliases = `
AE UAE|EAU|emirats|emirates|imarat|limarat|emarat|الامارات|امارات|الإمارات العربية|uae dubai
AF أفغانستان
AL albani
BA bosna|bosnie|البوسنة|البوسنة والهرسك
BE beljika|belgica|belgik|belj
BR brasil|brazil|البرازيل
CD RDC|DRC|congo kinshasa|congo democratique|zaire|الكونغو كينشاسا
CG congo brazzaville|الكونغو برازافيل
CH souisra|swisra|souissra|switzerland|schweiz|سويسرة
CI cote d ivoire|ivory coast|ساحل العاج|كوت ديفوار
CN sinn|essin|esin|chinwa|chinoua|شينوا|الشينوا
CV cap vert|cape verde
CZ republique tcheque|czech republic|tcheque|التشيك
DE alman|almania|lalman|allmagne|deutschland|الالمان|لالمان|المان
DO dominicaine|saint domingue republique
DZ dzayer|dz|djazair|el djazair|algeria|بلادي
EG masr|misr|massr|mesr|om dounia|أم الدنيا
ES sbania|espania|isbania|spania|السبانيا|سبانيا|espana
ET الحبشة|habacha
FI finlande
FR fransa|franssa|frança|lafrance|frensa|فرنسة|فرانسا
GB UK|GB|engleterre|angleterre|england|ingliz|ngliz|lingliz|inglitera|linglitera|grande bretagne|great britain|britain|britania|britanya|انجلترا|إنكلترا|بريطانيا|بريطانيا العظمى|لانجليز|ecosse|scotland|اسكتلندا|pays de galles|wales|ويلز|irlande du nord|northern ireland
GE georgia|jorjia|جورجيا|gourjistan
GR younan|lyounan|grece|greek|اليونان
HK hongkong|hk|هونج كونج
HR croatie|karwatia
HU hongrie|magyar|almajar|المجر|هنغاريا
ID andonisia|indonisia|indonoussia|أندونيسيا
IN hind|el hind|lhind|bharat|الهند
IQ 3ira9|l3ira9|irak|العراق
IR iran|perse
IT talia|taliane|talyan|italia|طاليا|الطاليان|طليان|ايطاليا
JO ordon|lordon|ourdoun|الأردن
JP yaban|lyaban|elyaban|nippon|اليابان
KM جزر القمر|comores
KR kouria|corea|coree|korea|korea south|كوريا
KW kowait|lkwit|lkouit
LB loubnan|lobnan|lebnan|لبنان
LY libia|libya|ليبيا
MA maghreb|maghrib|lmaghrib|lmarroc|marroc|marok|moroco|marruecos|المروك|مروك
MK macedoine|مقدونيا
MM birmanie|burma|بورما
MU ile maurice|موريشيوس|iles maurice
MV maldive|جزر المالديف
MY malizia|malezya|malaysie|malazia|ماليزيا
NL hollande|holland|holanda|هولندا|هولاندا|dutch
NZ nouvelle zelande|kiwi
PH philippine|الفلبين
PL pologne|bolonia|polska|بولندا|بولونيا
PS falastine|filistine|falestine|palestin|phalestine|palastine
PT bortokal|bortugal|portugale|البرتقال|بورتغال
QA 9atar|katar|gatar|gtar
RO romania|roumania
RS serbia|sirbia|صربيا
RU rousia|roussia|rossia|روسيا|russie
SA KSA|saoudia|essa3oudia|so3odia|saudia|arabie|saudi|السعودية|سعوديه|المملكة|arabia|omra|3omra|umrah|oumra|3amra|عمرة|العمرة|hadj|hajj|haj|7ej|hedj|lhadj|الحج|حج|حاج|zyara|pelerinage|pilgrimage
SD soudan|سودان
SE souid|sweden|السويد
SN sinigal|السينغال
SY souria|sourya|syria|سورية|سوريا
TH thailand|taylande|taylanda|التايلاند|تايلندا
TN touns|tounes|tounsi|tunes|tounis|tunus|تونيس
TR turkia|tourkia|torkia|turkiye|turki|turkey|tirkia|تركية|توركيا|التركيا
TW تايوان|formose
TZ tanzania|تنزانيا
UA ukraine|okrania|أوكرانيا
US USA|US|etats unis|america|amerique|amarika|amirika|marikan|lmarikan|merican|ماريكان|الماريكان|مريكان|أمريكا|امريكا|أميركا|الولايات المتحدة|united states of america|etats unis d amerique
UZ ouzbekistan|ozbakistan
VA vatican
VN vietnam|فيتنام
XK kosovo|kossovo
YE yaman|lyaman|اليمن
ZA afrique du sud|south africa|جنوب افريقيا|rsa
AFRICA afrique|africa|afri9ia|africa continent|ifriqiya|قارة أفريقيا|إفريقيا
ASIA asie|asia|اسيا|asya|extreme orient|far east|شرق آسيا
BALKANS balkans|yougoslavie|yugoslavia|ex yougoslavie|البلقان
CARIBBEAN caraibes|antilles|caribbean|west indies|الكاريبي|جزر الكاريبي|indes occidentales
CENTRAL-ASIA asie centrale|caucase|caucasus|القوقاز|آسيا الوسطى|stans
EUROPE europe|schengen|shengen|chengen|espace schengen|ue|eu|union europeenne|european union|oroba|oropa|ouroba|أوربا|اوربا|شنغن|شينغن|شنجن|الاتحاد الأوروبي
GLOBAL monde|global|monde entier|worldwide|world|tout le monde|international|tous les pays|all countries|everywhere|partout|el 3alam|l3alam|العالم|عالمي|دولي|كل الدول|كل العالم
GREATER-CHINA grande chine|greater china|chine hong kong macao|الصين الكبرى
GULF golfe|golf|gulf|gcc|ccg|khalij|el khalij|lkhalij|الخليج|دول الخليج|الخليج العربي|مجلس التعاون|pays du golfe|golfe persique
LATIN-AMERICA amerique latine|amerique du sud|latin america|south america|amerique centrale|central america|أمريكا الجنوبية|أمريكا اللاتينية|latino
MIDDLE-EAST moyen orient|proche orient|middle east|near east|الشرق الأوسط|charq awsat|levant
NORDICS scandinavie|scandinavia|nordique|nordic|pays scandinaves|الدول الاسكندنافية|اسكندنافيا|إسكندنافيا|europe du nord
NORTH-AFRICA afrique du nord|north africa|maghreb arabe|maghreb union|grand maghreb|المغرب العربي|شمال إفريقيا|شمال افريقيا|chamal ifriqia
NORTH-AMERICA amerique du nord|north america|أمريكا الشمالية|امريكا الشمالية
OCEANIA oceanie|oceania|pacifique|pacific|iles du pacifique|المحيط الهادئ
SOUTHEAST-ASIA asie du sud est|sud est asiatique|southeast asia|south east asia|asean|جنوب شرق آسيا|indochine
`;
