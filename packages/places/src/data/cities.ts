/**
 * Places people name when they mean a country, with the airports they land at. Which airport is whose was written by
 * hand; that the codes exist, and in this country, a test checks against open data. A line is a country; its places are
 * divided by `;`:
 *
 *     [*~]French|English|Arabic|other spelling|… @ CODE:name:name, CODE, =CODE
 *
 * `=`: the code of the city itself, whichever of its airports is meant. Other airports are in `airports.ts`.
 * `*`: known to everybody, so it counts among the first. `~`: known to few, so it counts among the last and must be typed
 * letter by letter. An empty English name is the French one; an empty Arabic name means that the shop has none. Spellings
 * that the search finds by itself (accents, doubled letters, `ou` for `u`, the Arabic article …) are left out.
 */
export const cities = `
AD Andorre-la-Vieille|Andorra la Vella|أندورا لا فيلا
AE *Dubaï|Dubai|دبي|dobay|doubay|dobai|dobi|دوبي|دبى@DXB,DWC:Al Maktoum; *Abou Dabi|Abu Dhabi|أبوظبي|abou dhabi|أبو ظبي@AUH:Zayed; *Charjah|Sharjah|الشارقة|sharika@SHJ; Ajman||عجمان; Ras el Khaïmah|Ras Al Khaimah|رأس الخيمة@RKT; Fujaïrah|Fujairah|الفجيرة@FJR; Al-Aïn|Al Ain|العين@AAN; Oumm al Qaïwaïn|Umm Al Quwain|أم القيوين; Burj Khalifa||برج خليفة; Palm Jumeirah||نخلة جميرا
AF Kaboul|Kabul|كابل|كابول@KBL; Hérat|Herat|هرات@HEA; Kandahar||قندهار@KDH; Mazar-e-Charif|Mazar-i-Sharif|مزار شريف@MZR
AG Saint John's||سانت جونز@ANU
AI ~The Valley||@AXA
AL *Tirana||تيرانا|tirane@TIA; Durrës|Durres|دوريس; Saranda||ساراندا; Vlora|Vlore|فلورا; Shkodër|Shkoder|شكودرة; Ksamil
AM Erevan|Yerevan|يريفان@EVN; Gyumri||غيومري@LWN
AO Luanda||لواندا@LAD
AR *Buenos Aires||بوينس آيرس@EZE:Ezeiza,AEP,=BUE; Córdoba argentine|Cordoba Argentina|@COR; Mendoza||@MDZ; Bariloche||@BRC; Ushuaïa|Ushuaia|أوشوايا@USH; Salta||@SLA; Iguazú|Iguazu|إغوازو@IGR; Rosario||روساريو@ROS; ~Tucumán|Tucuman|@TUC; ~Mar del Plata||@MDQ; ~El Calafate||@FTE; ~Neuquén|Neuquen|@NQN; ~Comodoro Rivadavia||@CRD; ~Río Gallegos|Rio Gallegos|@RGL; ~Bahía Blanca|Bahia Blanca|@BHI; ~Puerto Madryn||@PMY; ~Corrientes||@CNQ; ~Jujuy||@JUJ; ~Paraná|Parana|@PRA
AT *Vienne|Vienna|فيينا|wien|viena@VIE; Salzbourg|Salzburg|سالزبورغ@SZG; Innsbruck||إنسبروك@INN; Graz||غراتس@GRZ; Linz||لينتس@LNZ; Hallstatt||هالشتات; Zell am See||زيلامسي
AU *Sydney||سيدني|sidney@SYD; *Melbourne||ملبورن@MEL; Brisbane||بريزبان@BNE; Perth||بيرث@PER; Adélaïde|Adelaide|أديلايد@ADL; Canberra||كانبرا@CBR; Cairns||@CNS; Gold Coast||@OOL; Darwin||@DRW; Hobart||@HBA; ~Uluru||@AYQ
AW Oranjestad||@AUA
AZ *Bakou|Baku|باكو@GYD; Gandja|Ganja|@GNJ; Gabala||قبالا@GBB; Chaki|Sheki|شكي; Nakhitchevan|Nakhchivan|@NAJ
BA *Sarajevo||سراييفو|sarayevo@SJJ; Mostar||موستار@OMO; Banja Luka||بانيا لوكا@BNX; Tuzla||توزلا@TZL
BB Bridgetown||@BGI
BD Dacca|Dhaka|دكا@DAC; Chittagong||شيتاغونغ@CGP; Sylhet||@ZYL; Cox's Bazar||@CXB
BE *Bruxelles|Brussels|بروكسل|brussel|brouxel|bruxel|بروكسيل@BRU:Zaventem; Charleroi||شارلروا@CRL; Anvers|Antwerp|أنتويرب|antwerpen@ANR; Liège|Liege|لييج@LGG; Gand|Ghent|غنت; Bruges||بروج|brugge; Namur||نامور; Mons; Ostende|Ostend|@OST
BF Ouagadougou||واغادوغو|waga@OUA; Bobo-Dioulasso||بوبو ديولاسو@BOY
BG *Sofia||صوفيا@SOF; Varna||فارنا@VAR; Bourgas|Burgas|بورغاس@BOJ; Plovdiv||بلوفديف@PDV
BH *Manama||المنامة@BAH; Muharraq||المحرق
BI Bujumbura||بوجمبورا@BJM; Gitega
BJ *Cotonou||كوتونو@COO; Porto-Novo||بورتو نوفو
BL ~Gustavia||@SBH
BM Hamilton aux Bermudes|Hamilton Bermuda|@BDA
BN Bandar Seri Begawan||بندر سري بكاوان@BWN
BO La Paz||لاباز@LPB; Santa Cruz de la Sierra||@VVI; Sucre||@SRE; Uyuni||@UYU; ~Cochabamba||@CBB
BQ Bonaire||@BON
BR *São Paulo|Sao Paulo|ساو باولو@GRU:Guarulhos,CGH,VCP:Campinas,=SAO; *Rio de Janeiro|Rio de Janeiro|ريو دي جانيرو|rio@GIG:Galeao,SDU,=RIO; *Brasilia||برازيليا@BSB; Salvador de Bahia|Salvador|سلفادور باهيا@SSA; Fortaleza||@FOR; Recife||ريسيفي@REC; Belo Horizonte||@CNF; Porto Alegre||@POA; Curitiba||@CWB; Manaus||ماناوس@MAO; Belém|Belem|@BEL; Florianópolis|Florianopolis|@FLN; Natal||@NAT; Foz do Iguaçu|Foz do Iguacu|@IGU; ~São Luís|Sao Luis|@SLZ; ~Vitória|Vitoria|@VIX; ~Cuiabá|Cuiaba|@CGB; ~Ribeirão Preto|Ribeirao Preto|@RAO; ~João Pessoa|Joao Pessoa|@JPA; ~Aracaju||@AJU; ~Caxias do Sul||@CXJ; ~Vitória da Conquista|Vitoria da Conquista|@VDC
BS Nassau||ناساو@NAS; Freeport Bahamas||@FPO
BT Thimphou|Thimphu|تيمفو; Paro||@PBH
BW Gaborone||غابورون@GBE; Maun||@MUB
BY Minsk||مينسك@MSQ
BZ Belize City||@BZE; Belmopan
CA *Montréal|Montreal|مونتريال|monreal|مونريال@YUL:Trudeau,=YMQ; *Toronto||تورونتو@YYZ:Pearson,YTZ,=YTO; *Québec|Quebec City|كيبك|quebec@YQB; *Ottawa||أوتاوا@YOW; *Vancouver||فانكوفر@YVR; Calgary||كالغاري@YYC; Edmonton||إدمونتون@YEG; Winnipeg||وينيبيغ@YWG; Halifax||هاليفاكس@YHZ; Laval; Gatineau; Sherbrooke; Moncton||@YQM; Victoria|Victoria BC|@YYJ; Saint-Jean de Terre-Neuve|St. John's|@YYT; Régina|Regina|@YQR; Saskatoon||@YXE; Niagara||شلالات نياغارا; Trois-Rivières
CD *Kinshasa||كينشاسا@FIH; Lubumbashi||لوبومباشي@FBM; Goma||غوما@GOM; Kisangani||@FKI
CF Bangui||بانغي@BGF
CG *Brazzaville||برازافيل@BZV; Pointe-Noire||بوانت نوار@PNR
CH *Genève|Geneva|جنيف|jeneve|geneve@GVA:Cointrin; *Zurich||زيورخ|زيوريخ@ZRH; *Berne|Bern|برن@BRN; Bâle|Basel|بازل@BSL:Mulhouse; Lausanne||لوزان; Lucerne||لوتسيرن; Lugano||لوغانو@LUG; Interlaken||إنترلاكن; Montreux||مونترو; Zermatt||زيرمات; Fribourg; Neuchâtel|Neuchatel
CI *Abidjan||أبيدجان@ABJ; Yamoussoukro||ياموسوكرو; Bouaké|Bouake|بواكي@BYK; San-Pédro|San Pedro|@SPY
CL *Santiago du Chili|Santiago|سانتياغو@SCL; Valparaíso|Valparaiso|فالبارايسو; Île de Pâques|Easter Island|جزيرة القيامة@IPC; Punta Arenas||@PUQ; Calama||@CJC; Antofagasta||@ANF; ~Concepción|Concepcion|@CCP; ~Iquique||@IQQ; ~Arica||@ARI; ~Puerto Montt||@PMC; ~La Serena||@LSC; ~Temuco||@ZCO
CM *Douala||دوالا@DLA; *Yaoundé|Yaounde|ياوندي@NSI; Garoua||@GOU
CN *Pékin|Beijing|بكين|bekin|beijin|peking@PEK,PKX:Daxing,=BJS; *Shanghai||شنغهاي|changai|شانغهاي@PVG:Pudong,SHA:Hongqiao; *Canton|Guangzhou|غوانزو|guangzou|gwangzhou|قوانغتشو|كوانزو|غوانغتشو|guanzou|gwanzou|kwanzou@CAN:Baiyun; *Yiwu||إيوو|iwou|yiwou|ييوو@YIW; *Shenzhen||شنزن|شينزين@SZX; Hangzhou||هانغتشو@HGH; Chengdu||تشنغدو@CTU,TFU:Tianfu; Chongqing||تشونغتشينغ@CKG; Xi'an|Xian|شيان@XIY; Wuhan||ووهان@WUH; Nankin|Nanjing|نانجينغ@NKG; Tianjin||تيانجين@TSN; Qingdao||تشينغداو@TAO; Xiamen||شيامن@XMN; Ningbo||نينغبو@NGB; Foshan||فوشان@FUO; Dongguan||دونغوان; Zhuhai||@ZUH; Fuzhou||@FOC; Kunming||@KMG; Guilin||@KWL; Sanya||سانيا@SYX; Haikou||@HAK; Changsha||@CSX; Zhengzhou||@CGO; Jinan||@TNA; Dalian||@DLC; Shenyang||@SHE; Harbin||هاربين@HRB; Ürümqi|Urumqi|أورومتشي@URC; Kachgar|Kashgar|كاشغر@KHG; Lhassa|Lhasa|لاسا@LXA; Suzhou; Wenzhou||@WNZ; Keqiao; Zhangjiajie||@DYG; Guiyang||@KWE; Nanning||@NNG; Hefei||@HFE; Taiyuan||@TYN; Lanzhou||@LHW; Changchun||@CGQ; Hohhot||@HET; Yinchuan||@INC; Quanzhou||@JJN; ~Wuxi||@WUX; ~Shantou||@SWA; ~Jinzhou||@JNZ; ~Taizhou||@HYN; ~Enshi||@ENH; ~Shangri-La||شانغريلا@DIG
CO *Bogota||بوغوتا@BOG; Medellín|Medellin|ميديلين@MDE,EOH; Carthagène des Indes|Cartagena|كارتاخينا@CTG; Cali||كالي@CLO; Barranquilla||@BAQ; San Andrés|San Andres|@ADZ; ~Santa Marta||@SMR; ~Bucaramanga||@BGA; ~Pereira||@PEI; ~Cúcuta|Cucuta|@CUC; ~Armenia de Colombie|Armenia Colombia|@AXM; ~Leticia||@LET
CR San José du Costa Rica|San Jose Costa Rica|سان خوسيه@SJO; Liberia Costa Rica||@LIR
CU *La Havane|Havana|هافانا|habana@HAV; Varadero||فاراديرو@VRA; Santiago de Cuba||@SCU; Cayo Coco||@CCC; Holguín|Holguin|@HOG; ~Santa Clara||@SNU; ~Cienfuegos||@CFG; ~Camagüey|Camaguey|@CMW
CV Praia||برايا@RAI; Ilha do Sal|Sal Island|@SID; Boa Vista||@BVC; São Vicente|Sao Vicente|@VXE
CW Willemstad||@CUR
CY Larnaca||لارنكا@LCA; Paphos||بافوس@PFO; Nicosie|Nicosia|نيقوسيا; Limassol||ليماسول; Ayia Napa||أيا نابا
CZ *Prague||براغ|praha@PRG; Brno||برنو@BRQ; Karlovy Vary||كارلوفي فاري@KLV; Ostrava||@OSR
DE *Berlin||برلين@BER:Brandenburg; *Francfort|Frankfurt|فرانكفورت|frankfort|frankfourt@FRA,HHN:Hahn; *Munich||ميونخ|munchen|ميونيخ@MUC; *Hambourg|Hamburg|هامبورغ@HAM; *Düsseldorf|Dusseldorf|دوسلدورف@DUS,NRN:Weeze; *Cologne||كولونيا|koln@CGN; *Stuttgart||شتوتغارت@STR; Hanovre|Hanover|هانوفر@HAJ; Brême|Bremen|بريمن@BRE; Leipzig||لايبزيغ@LEJ; Dresde|Dresden|دريسدن@DRS; Nuremberg||نورنبرغ@NUE; Dortmund||دورتموند@DTM; Essen||إيسن; Bonn||بون; Karlsruhe||كارلسروه@FKB; Memmingen||@FMM; Mannheim||@MHG; Fribourg-en-Brisgau|Freiburg|فرايبورغ; Heidelberg||هايدلبرغ; Friedrichshafen||@FDH; Münster|Munster|@FMO; ~Sarrebruck|Saarbrucken|@SCN
DJ Djibouti-ville|Djibouti City|@JIB
DK *Copenhague|Copenhagen|كوبنهاغن@CPH; Billund||@BLL; Aarhus||آرهوس@AAR; Aalborg||@AAL; Odense||@ODE; ~Karup||@KRP
DM Roseau||@DOM
DO *Saint-Domingue|Santo Domingo|سانتو دومينغو@SDQ; *Punta Cana||بونتا كانا@PUJ; Puerto Plata||@POP; Santiago de los Caballeros||@STI
DZ *Alger|Algiers|الجزائر العاصمة|dzayer@ALG:Houari Boumediene; *Oran||وهران|wahran|wahrane@ORN; *Constantine||قسنطينة|ksentina@CZL; Annaba||عنابة@AAE; Béjaïa|Bejaia|بجاية@BJA; Tlemcen||تلمسان@TLM; Sétif|Setif|سطيف@QSF; Batna||باتنة@BLJ; Biskra||بسكرة@BSK; Ghardaïa|Ghardaia|غرداية@GHA; Tamanrasset||تمنراست@TMR; Djanet||جانت@DJG; Hassi Messaoud||حاسي مسعود@HME; Ouargla||ورقلة@OGX; El Oued||الوادي@ELU; Adrar||أدرار@AZR; Béchar|Bechar|بشار@CBH; Jijel||جيجل@GJL; Timimoun||تيميمون@TMX; Blida||البليدة; Tizi Ouzou||تيزي وزو; Mostaganem||مستغانم; Chlef||الشلف@CFK; In Amenas||عين أمناس@IAM; Tindouf||تندوف@TIN; Illizi||إليزي@VVZ; ~Tébessa|Tebessa|تبسة@TEE; ~Touggourt||تقرت@TGR; ~In Salah||عين صالح@INZ; ~El Goléa|El Golea|المنيعة|el menia@ELG; ~Tiaret||تيارت@TID; ~Bordj Badji Mokhtar||برج باجي مختار@BMW
EC Quito||كيتو@UIO; Guayaquil||غواياكيل@GYE; Galápagos|Galapagos|غالاباغوس@GPS; ~Cuenca||@CUE
EE *Tallinn||تالين@TLL; Tartu
EG *Le Caire|Cairo|القاهرة|caire|kahira|qahira|lkahira@CAI,SPX:Sphinx; *Charm el-Cheikh|Sharm el-Sheikh|شرم الشيخ|sharm|شرم@SSH; *Hurghada||الغردقة|ghardaka|gharda9a@HRG; *Alexandrie|Alexandria|الإسكندرية|iskandaria|skandaria@HBE:Borg El Arab,ALY; Louxor|Luxor|الأقصر@LXR; Assouan|Aswan|أسوان@ASW; Marsa Alam||مرسى علم@RMF; Dahab||دهب; Gizeh|Giza|الجيزة|pyramides|pyramids|الأهرامات; Aïn Sokhna|Ain Sokhna|العين السخنة; Marsa Matruh||مرسى مطروح@MUH; Port-Saïd|Port Said|بورسعيد; Suez||السويس; Sohag||سوهاج@HMB; Assiout|Asyut|أسيوط@ATZ; El-Alamein|El Alamein|العلمين@DBB; Taba||طابا@TCP; Siwa||سيوة@SEW; Abou Simbel|Abu Simbel|أبو سمبل@ABS; Tanta||طنطا; Mansourah|Mansoura|المنصورة; ~El Arish||العريش@AAC
EH Laâyoune|Laayoune|العيون@EUN; Dakhla||الداخلة@VIL
ER Asmara||أسمرة@ASM
ES *Alicante||أليكانت|alikante|alakant|elche|اليكانتي@ALC; *Barcelone|Barcelona|برشلونة|barchalona|barsalona|barchelona|barça@BCN:El Prat; *Madrid||مدريد@MAD:Barajas; *Valence|Valencia|فالنسيا|بلنسية@VLC; *Séville|Seville|إشبيلية|sevilla@SVQ; *Malaga||مالقة|ملقا@AGP; *Majorque|Mallorca|مايوركا|palma de majorque|palma@PMI; *Ibiza||إيبيزا@IBZ; *Grenade|Granada|غرناطة|alhambra@GRX; *Cordoue|Cordoba|قرطبة|cordou|kortoba; Bilbao||بلباو@BIO; Saragosse|Zaragoza|سرقسطة@ZAZ; Tenerife||تينيريفي@TFS,TFN,=TCI; Grande Canarie|Gran Canaria|غران كناريا|las palmas|canaries|iles canaries@LPA; Lanzarote||@ACE; Fuerteventura||@FUE; Murcie|Murcia|مورسيا@RMU; Almería|Almeria|ألمرية@LEI; Marbella||ماربيا; Benidorm||بنيدورم; Tolède|Toledo|طليطلة; Gérone|Girona|جيرونا@GRO; Reus||@REU; Saint-Jacques-de-Compostelle|Santiago de Compostela|@SCQ; Saint-Sébastien|San Sebastian|@EAS; Minorque|Menorca|مينوركا@MAH; Algésiras|Algeciras|الجزيرة الخضراء; Jerez||@XRY; Santander||@SDR; Asturies|Asturias|@OVD; Vigo||@VGO; La Corogne|A Coruña|@LCG; Ceuta||سبتة; Melilla||مليلية@MLN; Tarragone|Tarragona; Torrevieja; Carthagène|Cartagena Spain; ~Salamanque|Salamanca|@SLM; ~Pampelune|Pamplona|@PNA; ~La Gomera||@GMZ
ET *Addis-Abeba|Addis Ababa|أديس أبابا@ADD:Bole; Lalibela||@LLI; Dire Dawa||@DIR; Bahir Dar||@BJR; ~Mekele||@MQX
FI *Helsinki||هلسنكي@HEL:Vantaa; Rovaniemi||روفانييمي|laponie|lapland@RVN; Tampere||@TMP; Turku||@TKU; Oulu||@OUL; Kittilä|Kittila|@KTT; Ivalo||@IVL
FJ Nadi||@NAN; Suva||@SUV
FM Pohnpei||@PNI; Chuuk||@TKK
FO Tórshavn|Torshavn|@FAE
FR *Paris||باريس|baris|bariz|باريز|باري@CDG:Charles de Gaulle:Roissy,ORY:Orly,BVA:Beauvais,LBG:Le Bourget,=PAR; *Marseille||مرسيليا|marsilia|marsalia@MRS:Marignane; *Lyon||ليون|lion@LYS:Saint-Exupéry; *Toulouse||تولوز@TLS:Blagnac; *Nice||نيس@NCE; *Bordeaux||بوردو@BOD:Mérignac; *Lille||ليل@LIL:Lesquin; *Nantes||نانت@NTE; *Strasbourg||ستراسبورغ@SXB; *Montpellier||مونبلييه@MPL; *Mulhouse||ميلوز@MLH:Euroairport,=EAP; Saint-Étienne|Saint-Etienne|سانت إتيان@EBU; Grenoble||غرونوبل@GNB; Rennes||رين@RNS; Metz||ميتز@ETZ; Nancy||نانسي; Toulon||تولون@TLN; Perpignan||بربينيان@PGF; Nîmes|Nimes|نيم@FNI; Avignon||أفينيون@AVN; Cannes||كان@CEQ; Clermont-Ferrand||@CFE; Dijon||ديجون@DIJ; Rouen||روان@URO; Le Havre||@LEH; Reims||ريمس; Tours||@TUF; Poitiers||@PIS; Limoges||@LIG; Brest||بريست@BES; Caen||@CFR; Angers; Le Mans||لومان@LME; Orléans|Orleans|أورليان; Roubaix||روبيه; Tourcoing; Annecy||أنسي@NCY; Chamonix; Biarritz||@BIQ; Pau||@PUF; Lourdes||@LDE:Tarbes; Béziers|Beziers|@BZR; Carcassonne||@CCF; Ajaccio||أجاكسيو@AJA; Bastia||باستيا@BIA; Calvi||@CLY; Figari||@FSC; Corse|Corsica|كورسيكا; Amiens; Besançon|Besancon; Chambéry|Chambery|@CMF; Saint-Denis|Saint-Denis; Créteil; Nanterre; Argenteuil; Montreuil; Versailles||فرساي; Disneyland Paris|Disneyland Paris|ديزني لاند باريس|disneyland|disney; La Rochelle||@LRH; Aix-en-Provence; Villeurbanne; Deauville||@DOL; Quimper||@UIP; Lorient||@LRT; Calais||كاليه; Dunkerque|Dunkirk; Mont Saint-Michel; Bobigny; Vénissieux; Troyes; Belfort; Saint-Tropez||@LTT; Bergerac||@EGC; Rodez||@RDZ; Dole||@DLE
GA Libreville||ليبرفيل@LBV; Port-Gentil||@POG
GB *Londres|London|لندن|londra|لوندن|londre@LHR:Heathrow,LGW:Gatwick,STN:Stansted,LTN:Luton,LCY,SEN:Southend,=LON; *Manchester||مانشستر@MAN; *Liverpool||ليفربول@LPL; *Birmingham||برمنغهام|برمنجهام@BHX; *Édimbourg|Edinburgh|إدنبرة@EDI; Glasgow||غلاسكو@GLA,PIK:Prestwick; Bristol||بريستول@BRS; Leeds||ليدز@LBA; Newcastle||نيوكاسل@NCL; Belfast||بلفاست@BFS,BHD; Cardiff||كارديف@CWL; Nottingham||نوتنغهام@EMA:East Midlands; Sheffield||شيفيلد; Leicester||ليستر; Oxford||أكسفورد; Cambridge||كامبريدج; Brighton||برايتون; Aberdeen||أبردين@ABZ; Inverness||@INV; Southampton||ساوثهامبتون@SOU; Bournemouth||@BOH; Norwich||@NWI; Exeter||@EXT; Coventry||كوفنتري; Bradford||برادفورد; York; Bath; Wembley
GD Saint-Georges|St. George's|@GND
GE *Tbilissi|Tbilisi|تبليسي@TBS; *Batoumi|Batumi|باتومي@BUS; Koutaïssi|Kutaisi|كوتايسي@KUT
GF Cayenne||كايين@CAY; Kourou
GG Guernesey|Guernsey|@GCI
GH *Accra||أكرا@ACC; Kumasi||كوماسي@KMS; Tamale||@TML
GI Gibraltar||جبل طارق@GIB
GL Nuuk||@GOH; Kangerlussuaq||@SFJ
GM Banjul||بانجول@BJL
GN *Conakry||كوناكري@CKY
GP Pointe-à-Pitre|Pointe-a-Pitre|@PTP
GQ Malabo||مالابو@SSG; Bata||@BSG
GR *Athènes|Athens|أثينا|atina@ATH; *Santorin|Santorini|سانتوريني@JTR; Thessalonique|Thessaloniki|سالونيك|salonique@SKG; Mykonos||ميكونوس@JMK; Crète|Crete|كريت; Héraklion|Heraklion|هيراكليون@HER; La Canée|Chania|@CHQ; Rhodes||رودس@RHO; Corfou|Corfu|كورفو@CFU; Kos||كوس@KGS; Zante|Zakynthos|@ZTH; Lesbos||@MJT; Samos||@SMI; Céphalonie|Kefalonia|@EFL; Le Pirée|Piraeus|بيرايوس; Kavala||@KVA; Paros||@PAS; Milos||ميلوس@MLO; Naxos||ناكسوس@JNX; ~Préveza|Preveza|@PVK; ~Alexandroupoli||@AXD; ~Volos||@VOL; ~Kastoria||@KSO; ~Kozani||@KZI; ~Patras||@GPA; ~Lemnos||@LXS
GT Guatemala City||@GUA; Flores||@FRS
GU Hagåtña|Hagatna|@GUM
GW Bissau||بيساو@OXB
GY Georgetown au Guyana|Georgetown Guyana|@GEO
HK Kowloon||كولون; Hong Kong International||@HKG
HN Tegucigalpa||@XPL,TGU; San Pedro Sula||@SAP; Roatán|Roatan|@RTB
HR *Zagreb||زغرب@ZAG; *Dubrovnik||دوبروفنيك@DBV; *Split||سبليت@SPU; Zadar||زادار@ZAD; Pula||@PUY; Rijeka||@RJK
HT Port-au-Prince||بورت أو برنس@PAP; Cap-Haïtien|Cap-Haitien|@CAP
HU *Budapest||بودابست@BUD; Debrecen||@DEB
ID *Bali||بالي|denpasar|ubud@DPS:Denpasar; *Jakarta||جاكرتا|djakarta|جاكارتا@CGK:Soekarno-Hatta,HLP,=JKT; Surabaya||سورابايا@SUB; Yogyakarta||يوغياكرتا@YIA,JOG; Lombok||لومبوك@LOP; Bandung||باندونغ@BDO; Medan||ميدان@KNO; Makassar||@UPG; Puncak||بونشاك; Batam||@BTH; Labuan Bajo|Labuan Bajo||komodo@LBJ; Manado||@MDC; Palembang||@PLM; Padang||@PDG; Semarang||@SRG; Balikpapan||@BPN; Sumatra||سومطرة; Java||جاوة; Banda Aceh||آتشيه@BTJ; ~Pekanbaru||@PKU; ~Pontianak||@PNK; ~Solo|Surakarta|@SOC; ~Ambon||@AMQ; ~Kupang||@KOE; ~Jayapura||@DJJ; ~Banjarmasin||@BDJ; ~Malang||مالانغ@MLG; ~Lampung||@TKG; ~Ternate||@TTE; ~Palu||@PLW; ~Kendari||@KDI; ~Jambi||@DJB; ~Palangkaraya||@PKY; ~Samarinda||@AAP; ~Pangkal Pinang||@PGK; ~Sorong||@SOQ; ~Berau||@BEJ; ~Biak||@BIK; ~Merauke||@MKQ; ~Timika||@TIM; ~Bima||@BMU; ~Tarakan||@TRK; ~Bengkulu||@BKS; ~Manokwari||@MKW; ~Belitung||@TJQ; ~Sumbawa||@SWQ; ~Flores|Flores|جزيرة فلوريس@ENE,MOF
IE *Dublin||دبلن@DUB; Cork||كورك@ORK; Shannon||@SNN; Galway||غالواي; Knock||@NOC; Limerick
IM Douglas||@IOM
IN *Delhi|Delhi|دلهي|new delhi|dehli|نيودلهي@DEL:Indira Gandhi,DXN:Noida,HDO:Hindon; *Bombay|Mumbai|مومباي|بومباي@BOM,NMI:Navi Mumbai; *Bangalore||بنغالور|bengaluru@BLR; *Agra|Agra|أغرا|taj mahal|تاج محل@AGR; Madras|Chennai|تشيناي@MAA; Calcutta|Kolkata|كلكتا@CCU; Hyderabad|Hyderabad|حيدر آباد@HYD; Ahmedabad||أحمد آباد@AMD; Cochin|Kochi|كوتشي@COK; Goa||غوا@GOI,GOX; Jaipur||جايبور@JAI; Pune||@PNQ; Calicut|Kozhikode|كاليكوت@CCJ; Thiruvananthapuram||@TRV; Lucknow||@LKO; Amritsar||@ATQ; Varanasi||@VNS; Srinagar||سريناغار@SXR; Kerala||كيرالا; Nagpur||@NAG; Mangalore||@IXE; Coimbatore||@CJB; Tiruchirappalli||@TRZ; Kannur||@CNN; Visakhapatnam||@VTZ; Chandigarh||@IXC; Guwahati||@GAU; ~Bhubaneswar||@BBI; ~Bhopal||@BHO; ~Patna||@PAT; ~Indore||@IDR; ~Raipur||@RPR; ~Ranchi||@IXR; ~Agartala||@IXA; ~Siliguri|Siliguri||darjeeling@IXB; ~Jammu||@IXJ; ~Leh|Leh|ليه|ladakh@IXL; ~Port Blair||@IXZ; ~Udaipur||@UDR; ~Silchar||@IXS; ~Jorhat||@JRH; ~Jamnagar||@JGA; ~Bhuj||@BHJ; ~Dharamsala||@DHM; ~Kullu||@KUU; ~Durgapur||@RDP; ~Nanded||@NDC
IQ *Bagdad|Baghdad|بغداد|baghdad@BGW; *Erbil||أربيل@EBL; *Nadjaf|Najaf|النجف|najef@NJF; *Kerbala|Karbala|كربلاء|karbala; Bassora|Basra|البصرة@BSR; Souleimaniye|Sulaymaniyah|السليمانية@ISU; Mossoul|Mosul|الموصل@OSM; Kirkouk|Kirkuk|كركوك@KIK; Samarra||سامراء; Duhok||دهوك; Kurdistan||كردستان
IR *Téhéran|Tehran|طهران@IKA,THR; Machhad|Mashhad|مشهد@MHD; Ispahan|Isfahan|أصفهان@IFN; Chiraz|Shiraz|شيراز@SYZ; Tabriz||تبريز@TBZ; Qom||قم; Kish||كيش@KIH; ~Qeshm||قشم@GSM; ~Sari||@SRY
IS *Reykjavik||ريكيافيك@KEF:Keflavik,RKV,=REK; Akureyri||@AEY
IT *Rome||روما|roma@FCO:Fiumicino,CIA:Ciampino,=ROM; *Milan||ميلانو|milano@MXP:Malpensa,LIN:Linate,BGY:Bergame:Bergamo:Orio al Serio,=MIL; *Venise|Venice|البندقية|venezia|فينيسيا@VCE:Marco Polo,TSF:Treviso; *Naples||نابولي|napoli@NAP; *Florence||فلورنسا|firenze@FLR; *Turin||تورينو|torino@TRN; *Bologne|Bologna|بولونيا الإيطالية|bolonya@BLQ; *Palerme|Palermo|باليرمو@PMO; Pise|Pisa|بيزا@PSA; Gênes|Genoa|جنوة|genova@GOA; Vérone|Verona|فيرونا@VRN; Bari||باري الإيطالية@BRI; Catane|Catania|كاتانيا@CTA; Cagliari||كالياري@CAG; Sicile|Sicily|صقلية; Sardaigne|Sardinia|سردينيا; Trapani||@TPS; Brindisi||@BDS; Olbia||@OLB; Alghero||@AHO; Trieste||@TRS; Ancône|Ancona|@AOI; Pescara||@PSR; Rimini||@RMI; Lamezia Terme||@SUF; Pérouse|Perugia|@PEG; Parme|Parma|بارما@PMF; Côme|Como|كومو; Capri||كابري; Amalfi||أمالفي; Brescia||@VBS; Padoue|Padua|بادوفا; Modène|Modena; Pompéi|Pompeii|بومبي; Lampedusa||لامبيدوزا@LMP; ~Reggio de Calabre|Reggio Calabria|@REG; ~Foggia||@FOG; ~Cuneo||@CUF; ~Forli||@FRL; ~Elbe|Elba|@EBA
JE Jersey||@JER
JM Kingston||كينغستون@KIN; Montego Bay||@MBJ; ~Ocho Rios||@OCJ
JO *Amman||عمّان الأردن@AMM:Queen Alia,ADJ; *Pétra|Petra|البتراء|البترا|batra; Aqaba||العقبة@AQJ; Mer Morte|Dead Sea|البحر الميت; Wadi Rum||وادي رم; Irbid||إربد; Zarqa||الزرقاء; Jérash|Jerash|جرش; Madaba||مادبا
JP *Tokyo||طوكيو|tokio@NRT:Narita,HND:Haneda,=TYO; *Osaka||أوساكا@KIX:Kansai,ITM:Itami,=OSA; *Kyoto||كيوتو; Nagoya||ناغويا@NGO,NKM; Fukuoka||فوكوكا@FUK; Sapporo||سابورو@CTS,OKD; Okinawa||أوكيناوا@OKA; Hiroshima||هيروشيما@HIJ; Nara||نارا; Kobe||كوبي@UKB; Sendai||سنداي@SDJ; Yokohama||يوكوهاما; Nagasaki||ناغازاكي@NGS; Kagoshima||@KOJ; Mont Fuji|Mount Fuji|جبل فوجي; Kanazawa||@KMQ; Kumamoto||@KMJ; Takamatsu||@TAK; ~Yonago||@YGJ; ~Wakkanai||@WKJ
KE *Nairobi||نيروبي@NBO:Jomo Kenyatta,WIL; Mombasa||مومباسا@MBA; Masai Mara|Maasai Mara|ماساي مارا@MRE; Kisumu||@KIS; Diani
KG Bichkek|Bishkek|بيشكيك@BSZ,=FRU; Och|Osh|أوش@OSS; Issyk-Koul|Issyk-Kul|@IKU
KH *Phnom Penh||بنوم بنه@PNH,KTI; *Siem Reap||سيام ريب|angkor|أنغكور@REP,SAI; Sihanoukville||@KOS
KI ~Tarawa||@TRW
KM *Moroni||موروني@HAH; Anjouan||أنجوان@AJN; Mohéli|Moheli|@NWA
KN Basseterre||@SKB
KR *Séoul|Seoul|سيول|seoul@ICN:Incheon,GMP:Gimpo,=SEL; Busan||بوسان@PUS; Jeju||جيجو@CJU; Daegu||@TAE; Incheon||إنشيون; Cheongju||@CJJ
KW Koweït City|Kuwait City|مدينة الكويت@KWI; Hawalli||حولي; Salmiya||السالمية
KY Grand Cayman||@GCM
KZ *Almaty||ألماتي|alma ata@ALA; *Astana||أستانا|nur sultan@NQZ; Chymkent|Shymkent|شيمكنت@CIT; Aktaou|Aktau|@SCO; Atyraou|Atyrau|@GUW; Karaganda||@KGF; Aktobe||@AKX
LA Vientiane||فيينتيان@VTE; Luang Prabang||لوانغ برابانغ@LPQ; Paksé|Pakse|@PKZ; Vang Vieng
LB *Beyrouth|Beirut|بيروت|bayrout|beyrout@BEY:Rafic Hariri; Tripoli du Liban|Tripoli Lebanon|طرابلس لبنان; Sidon||صيدا|saida; Tyr|Tyre|صور; Baalbek||بعلبك; Byblos||جبيل; Jounieh||جونيه
LC Castries||@UVF,SLU
LI Vaduz||فادوتس
LK *Colombo||كولومبو@CMB; Kandy||كاندي; Galle||غالي; Sigiriya; Ella; Jaffna||@JAF
LR Monrovia||مونروفيا@ROB
LS Maseru||@MSU
LT *Vilnius||فيلنيوس@VNO; Kaunas||كاوناس@KUN; Palanga||@PLQ
LU Luxembourg-ville|Luxembourg City|@LUX:Findel
LV *Riga||ريغا@RIX; Jurmala
LY *Tripoli||طرابلس|trablous|trables|tarabolos@TIP,MJI:Mitiga; *Benghazi||بنغازي@BEN:Benina; Misrata||مصراتة@MRA; Sebha||سبها@SEB; Ghadamès|Ghadames|غدامس@LTD; Tobrouk|Tobruk|طبرق@TOB; Zouara|Zuwara|زوارة; Derna||درنة; Syrte|Sirte|سرت@SRX; El Beïda|Al Bayda|البيضاء@LAQ; Zaouïa|Zawiya|الزاوية; Labraq; ~Kufra||الكفرة@AKF; ~Ghat||غات@GHT
MA *Casablanca||الدار البيضاء|casa|dar el beida|dar beida|دار البيضاء|كازابلانكا|كازا@CMN:Mohammed V; *Marrakech|Marrakesh|مراكش@RAK:Menara; *Rabat||الرباط@RBA:Salé; *Agadir||أكادير|أغادير@AGA; *Tanger|Tangier|طنجة|tanja|tanjah@TNG; *Fès|Fez|فاس@FEZ; Oujda||وجدة|wajda|oudjda@OUD; Nador||الناظور@NDR; Meknès|Meknes|مكناس; Tétouan|Tetouan|تطوان@TTU; Essaouira||الصويرة@ESU; Ouarzazate||ورزازات@OZZ; Chefchaouen||شفشاون|chaouen; Saïdia|Saidia|السعيدية المغرب; Al Hoceïma|Al Hoceima|الحسيمة@AHU; El Jadida||الجديدة; Errachidia||الراشدية@ERH; Merzouga||مرزوكة; Kenitra||القنيطرة; Beni Mellal||بني ملال@BEM
MC Monte-Carlo||مونت كارلو@MCM
MD Chisinau||كيشيناو@RMO,=KIV
ME Podgorica||بودغوريتسا@TGD; Kotor||كوتور; Budva||بودفا; Tivat||@TIV
MF Marigot||@SFG
MG *Antananarivo||أنتاناناريفو|tananarive@TNR; Nosy Be||نوسي بي@NOS; Toamasina||@TMM; Majunga|Mahajanga|@MJN
MH Majuro||@MAJ
MK Skopje||سكوبيه@SKP; Ohrid||أوهريد@OHD
ML *Bamako||باماكو@BKO; Tombouctou|Timbuktu|تمبكتو@TOM; Gao||غاو@GAQ; Kidal||كيدال; Mopti||@MZI; Kayes||@KYS
MM Rangoun|Yangon|يانغون|rangoon@RGN; Mandalay||ماندالاي@MDL; Naypyidaw||نايبيداو@NYT; Bagan||@NYU
MN Oulan-Bator|Ulaanbaatar|أولان باتور@UBN
MO Macao|Macau|ماكاو@MFM
MP Saipan||@SPN
MQ Fort-de-France||@FDF
MR *Nouakchott||نواكشوط|nwakchot@NKC; *Nouadhibou||نواذيبو@NDB; Zouérat|Zouerat|@OUZ; Atar||أطار@ATR
MT La Valette|Valletta|فاليتا@MLA; Gozo||غوزو; Sliema||سليما; Saint Julian's|St. Julian's
MU Port-Louis|Port Louis|بورت لويس@MRU; Grand Baie; Rodrigues||@RRG
MV *Malé|Male|ماليه@MLE:Velana; Maafushi||مافوشي; Gan||@GAN
MW Lilongwe||ليلونغوي@LLW; Blantyre||@BLZ
MX *Mexico|Mexico City|مكسيكو سيتي|ciudad de mexico@MEX,NLU; *Cancún|Cancun|كانكون@CUN; Guadalajara||غوادالاخارا@GDL; Monterrey||مونتيري@MTY; Tijuana||تيخوانا@TIJ; Playa del Carmen||بلايا ديل كارمن; Tulum||تولوم@TQO; Los Cabos||@SJD,CSW; Puerto Vallarta||@PVR; Acapulco||أكابولكو@ACA; Mérida|Merida|@MID; Cozumel||@CZM; Oaxaca||@OAX; Bajío|Bajio|@BJX; Querétaro|Queretaro|@QRO; ~Puebla||@PBC; ~Chihuahua||@CUU; ~Hermosillo||@HMO; ~Ciudad Juárez|Ciudad Juarez|@CJS; ~Villahermosa||@VSA; ~Tuxtla Gutiérrez|Tuxtla Gutierrez|@TGZ; ~Zacatecas||@ZCL; ~Reynosa||@REX; ~Nuevo Laredo||@NLD; ~Uruapan||@UPN; ~La Paz du Mexique|La Paz Mexico|@LAP; ~Guaymas||@GYM; ~Poza Rica||@PAZ
MY *Kuala Lumpur||كوالالمبور|kl|كوالا لمبور|kuala lumpour@KUL:KLIA,SZB:Subang; *Langkawi||لنكاوي|lankawi@LGK; *Penang||بينانغ|بينانج|george town@PEN; Johor Bahru||جوهور@JHB; Malacca|Melaka|ملقا الماليزية@MKZ; Kota Kinabalu||كوتا كينابالو@BKI; Kuching||كوتشينغ@KCH; Genting|Genting Highlands|جنتنغ; Cameron Highlands||كاميرون هايلاند; Putrajaya||بوتراجايا; Cyberjaya; Ipoh||@IPH; Bornéo|Borneo|بورنيو; Selangor||سيلانغور; Tioman||@TOD; Redang; Miri||@MYY; Kota Bharu||@KBR; Kuala Terengganu||@TGG; ~Alor Setar||ألور ستار@AOR; ~Kuantan||كوانتان@KUA
MZ Maputo||مابوتو@MPM; Beira||@BEW; Nampula||@APL; Pemba||@POL
NA Windhoek||ويندهوك@WDH; Walvis Bay||@WVB
NC Nouméa|Noumea|نوميا@NOU
NE *Niamey||نيامي@NIM; Agadez||أغاديز@AJY; Zinder||زيندر@ZND
NG *Lagos||لاغوس@LOS:Murtala Muhammed; *Abuja||أبوجا@ABV; Kano||كانو@KAN; Port Harcourt||@PHC; Ibadan||إيبادان@IBA; Enugu||@ENU; Kaduna||@KAD; ~Owerri||@QOW; ~Warri||@QRW; ~Uyo||@QUO
NI Managua||ماناغوا@MGA
NL *Amsterdam||أمستردام|amestardam@AMS:Schiphol; *Rotterdam||روتردام@RTM; *La Haye|The Hague|لاهاي|den haag; Eindhoven||آيندهوفن@EIN; Utrecht||أوتريخت; Maastricht||ماستريخت@MST; Groningue|Groningen|@GRQ; Arnhem; Breda; Tilburg; Leyde|Leiden
NO *Oslo||أوسلو@OSL:Gardermoen,TRF:Torp; Bergen||بيرغن@BGO; Tromsø|Tromso|ترومسو@TOS; Stavanger||@SVG; Trondheim||@TRD; Bodø|Bodo|@BOO; Lofoten; Svalbard|Svalbard||longyearbyen@LYR; Alesund||@AES; Kristiansand||@KRS; Haugesund||@HAU; ~Mosjøen|Mosjoen|@MJF
NP *Katmandou|Kathmandu|كاتماندو@KTM; Pokhara||بوخارا@PKR,PHH; Everest|Mount Everest|إيفرست; Lumbini||@BWA
NZ *Auckland||أوكلاند@AKL; Wellington||ولينغتون@WLG; Christchurch||كرايستشيرش@CHC; Queenstown||كوينزتاون@ZQN; Dunedin||@DUD; ~Napier||@NPE
OM *Mascate|Muscat|مسقط|maskat|masqat@MCT; *Salalah||صلالة@SLL; Sohar||صحار@OHS; Nizwa||نزوى; Sour|Sur|صور العمانية; Duqm||@DQM; Musandam|Musandam|مسندم|khasab@KHS
PA Panama City|Panama City|بنما سيتي@PTY:Tocumen,BLB; David||@DAV; Bocas del Toro||@BOC
PE *Lima||ليما@LIM; Cuzco|Cusco|كوسكو@CUZ; Machu Picchu|Machu Picchu|ماتشو بيتشو; Arequipa||@AQP; Iquitos||@IQT; ~Piura||@PIU; ~Tarapoto||@TPP; ~Chiclayo||@CIX; ~Tumbes||@TBP; ~Talara||@TYL; ~Pucallpa||@PCL; ~Nazca||@NZC
PF Tahiti|Tahiti|تاهيتي|papeete@PPT; Bora-Bora|Bora Bora|بورا بورا@BOB; ~Moorea||@MOZ
PG Port Moresby||@POM
PH *Manille|Manila|مانيلا@MNL; Cebu||سيبو@CEB; Boracay||بوراكاي@MPH:Caticlan; Palawan|Palawan|بالاوان|el nido@PPS:Puerto Princesa,ENI:El Nido; Clark||@CRK; Davao||دافاو@DVO; Bohol|Bohol|@TAG; Siargao||@IAO; Iloilo||@ILO; Kalibo||@KLO; Mindanao||مينداناو; ~Tacloban||@TAC; ~Baguio||@BAG; ~Cagayan de Oro||@CGY; ~Legazpi||@DRP; ~Cotabato||@CBO; ~Coron||@USU
PK *Islamabad||إسلام أباد@ISB; *Karachi||كراتشي@KHI; *Lahore||لاهور@LHE; Peshawar||بيشاور@PEW; Multan||ملتان@MUX; Faisalabad||فيصل آباد@LYP; Sialkot||@SKT; Quetta||كويتا@UET; Rawalpindi||راولبندي; Skardu||@KDU; Gilgit||@GIL
PL *Varsovie|Warsaw|وارسو|warszawa@WAW:Chopin,WMI:Modlin; *Cracovie|Krakow|كراكوف@KRK; Gdansk||غدانسك@GDN; Wroclaw||فروتسواف@WRO; Poznan||بوزنان@POZ; Katowice||كاتوفيتسه@KTW; Lodz||لودز@LCJ; Zakopane||زاكوباني; Lublin||@LUZ; Rzeszow||@RZE; Szczecin||@SZZ
PM Saint-Pierre||@FSP
PR San Juan||سان خوان@SJU; ~Aguadilla||@BQN; ~Vieques||@VQS
PS *Jérusalem|Jerusalem|القدس|al quds|el qods|kods|qods|قدس; *Gaza||غزة|ghaza; Ramallah||رام الله; Bethléem|Bethlehem|بيت لحم; Hébron|Hebron|الخليل; Naplouse|Nablus|نابلس; Jénine|Jenin|جنين; Jéricho|Jericho|أريحا; Al-Aqsa|Al-Aqsa|الأقصى|masjid al aqsa|المسجد الأقصى; Cisjordanie|West Bank|الضفة الغربية; Rafah||رفح; Khan Younès|Khan Yunis|خان يونس; Tulkarem||طولكرم
PT *Lisbonne|Lisbon|لشبونة|lisboa|ليشبونة@LIS; *Porto||بورتو|بورتو البرتغال@OPO; Faro|Faro|فارو|algarve@FAO; Madère|Madeira|ماديرا|funchal@FNC; Açores|Azores|الأزور|ponta delgada@PDL,TER:Terceira; Coimbra||كويمبرا; Sintra||سينترا; Braga; Albufeira; Fátima|Fatima
PW Koror||@ROR
PY Asuncion||أسونسيون@ASU; Ciudad del Este||@AGT
QA *Doha||الدوحة|dawha|doha|douha@DOH:Hamad; Lusail||لوسيل; Al Wakrah||الوكرة; Al Khor||الخور; Al Rayyan||الريان
RE Saint-Denis de La Réunion|Saint-Denis Reunion|@RUN; Saint-Pierre de La Réunion|Saint-Pierre Reunion|@ZSE
RO *Bucarest|Bucharest|بوخارست@OTP:Otopeni,BBU,=BUH; Cluj-Napoca||كلوج@CLJ; Timisoara||تيميشوارا@TSR; Iasi||@IAS; Brasov||براشوف@GHV; Sibiu||@SBZ; Constanța|Constanta|كونستانتسا@CND; Craiova||@CRA; Bacau||@BCM; Transylvanie|Transylvania|ترانسيلفانيا
RS *Belgrade||بلغراد@BEG; Nis||نيش@INI; Novi Sad||نوفي ساد; Novi Pazar||نوفي بازار
RU *Moscou|Moscow|موسكو|moskou|moskva@SVO:Sheremetyevo,DME:Domodedovo,VKO:Vnukovo,ZIA,=MOW; *Saint-Pétersbourg|Saint Petersburg|سانت بطرسبرغ|sankt peterburg@LED:Pulkovo; *Kazan||قازان|كازان@KZN; Sotchi|Sochi|سوتشي@AER; Iekaterinbourg|Yekaterinburg|يكاترينبورغ@SVX; Novossibirsk|Novosibirsk|نوفوسيبيرسك@OVB; Grozny||غروزني|tchetchenie|chechnya|الشيشان@GRV; Makhatchkala|Makhachkala|محج قلعة|daghestan|dagestan|داغستان@MCX; Oufa|Ufa|أوفا@UFA; Samara||سامارا@KUF; Kaliningrad||كالينينغراد@KGD; Vladivostok||فلاديفوستوك@VVO; Krasnodar||@KRR; Rostov-sur-le-Don|Rostov-on-Don|روستوف@ROV; Mineralnye Vody||@MRV; Volgograd||فولغوغراد@VOG; Krasnoïarsk|Krasnoyarsk|@KJA; Irkoutsk|Irkutsk|@IKT; Mourmansk|Murmansk|مورمانسك@MMK; Nijni Novgorod|Nizhny Novgorod|@GOJ; Omsk||@OMS; Perm||@PEE; Tioumen|Tyumen|@TJM; Tcheliabinsk|Chelyabinsk|@CEK; Khabarovsk||@KHV; ~Saratov||@GSV; ~Arkhangelsk||@ARH; ~Blagovechtchensk|Blagoveshchensk|@BQS; ~Naberejnye Tchelny|Naberezhnye Chelny|@NBC
RW *Kigali||كيغالي@KGL
SA *La Mecque|Mecca|مكة المكرمة|mekka|makkah|meka|mekke|maka|مكة|بيت الله|kaaba|الكعبة|الحرم المكي; *Médine|Medina|المدينة المنورة|madina|madinah|lmadina|el madina|المدينة|medina munawwara@MED; *Djeddah|Jeddah|جدة|jedda|djedda|jidda|jeda@JED:King Abdulaziz; *Riyad|Riyadh|الرياض|riad|ryad@RUH:King Khalid; *Dammam||الدمام@DMM; Mina||منى; Arafat|Arafat|عرفات|arafa|عرفة; Muzdalifah||مزدلفة; Taëf|Taif|الطائف@TIF; Tabuk||تبوك@TUU; Abha||أبها@AHB; Khobar|Al Khobar|الخبر; AlUla|AlUla|العلا|al ula@ULH; Yanbu||ينبع@YNB; Neom||نيوم@NUM; Jizan||جازان@GIZ; Hail||حائل@HAS; Al-Qassim|Qassim|القصيم|buraydah|بريدة@ELQ; Najran||نجران@EAM; Jubail||الجبيل; Dhahran||الظهران; Mer Rouge saoudienne|Red Sea|البحر الأحمر@RSI; Al-Bahah|Al Baha|الباحة@ABT; Hofuf|Al Ahsa|الأحساء@HOF; Bisha||بيشة@BHH; ~Arar||عرعر@RAE; ~Al-Jawf|Al Jouf|الجوف|sakaka@AJF; ~Hafr al-Batin|Hafar Al-Batin|حفر الباطن@KMC,AQI:Qaisumah; ~Charourah|Sharurah|شرورة@SHW; ~Al-Wajh|Al Wajh|الوجه@EJH
SB Honiara||@HIR
SC Victoria aux Seychelles|Victoria Seychelles|@SEZ; Mahé|Mahe|ماهي; Praslin||@PRI; La Digue
SD *Khartoum||الخرطوم@KRT; Port-Soudan|Port Sudan|بورتسودان@PZU; Omdurman||أم درمان; ~El Fasher||الفاشر@ELF; ~Nyala||نيالا@UYL; ~Kassala||كسلا@KSL; ~El Obeid||الأبيض@EBD
SE *Stockholm||ستوكهولم@ARN:Arlanda,NYO:Skavsta,BMA:Bromma,=STO; *Göteborg|Gothenburg|غوتنبرغ@GOT; *Malmö|Malmo|مالمو@MMX; Uppsala||أوبسالا; Kiruna||@KRN; Luleå|Lulea|@LLA; Umeå|Umea|@UME; Visby||@VBY; ~Borlänge|Borlange|@BLE; ~Ronneby||@RNB
SG Changi||شانغي@SIN; Sentosa||سنتوسا; Marina Bay
SI Ljubljana||ليوبليانا@LJU; Bled||بليد; Maribor||ماريبور@MBX
SK Bratislava||براتيسلافا@BTS; Kosice||كوشيتسه@KSC
SL Freetown||فريتاون@FNA
SM Saint-Marin ville|City of San Marino|
SN *Dakar||داكار@DSS:Blaise Diagne; Saint-Louis du Sénégal|Saint-Louis Senegal|@XLS; Touba||طوبى; Thiès|Thies; Ziguinchor||@ZIG; Saly; Cap Skirring||@CSK
SO Mogadiscio|Mogadishu|مقديشو@MGQ; Hargeisa||هرجيسا@HGA; Garowe||@GGR; ~Galkayo||@GLK
SR Paramaribo||باراماريبو@PBM
SS Djouba|Juba|جوبا@JUB
ST São Tomé|Sao Tome|ساو تومي@TMS
SV San Salvador||سان سلفادور@SAL
SX Philipsburg|Philipsburg||princess juliana@SXM
SY *Damas|Damascus|دمشق|dimachk|sham|الشام@DAM; *Alep|Aleppo|حلب|halab@ALP; Homs||حمص; Hama||حماة; Lattaquié|Latakia|اللاذقية@LTK; Palmyre|Palmyra|تدمر; Tartous|Tartus|طرطوس; Idlib||إدلب; Deir ez-Zor||دير الزور@DEZ; Daraa||درعا; ~Qamichli|Qamishli|القامشلي@KAC
SZ Mbabane||@SHO
TC Providenciales||@PLS
TD *N'Djaména|N'Djamena|نجامينا|ndjamena@NDJ; Abéché|Abeche|أبشي@AEH
TG *Lomé|Lome|لومي@LFW
TH *Bangkok||بانكوك|bankok|بانغكوك@BKK:Suvarnabhumi,DMK:Don Mueang; *Phuket||بوكيت|pukhet|bouket@HKT; *Pattaya||باتايا|bataya@UTP:U-Tapao; *Chiang Mai||شيانغ ماي@CNX; Krabi||كرابي@KBV; Koh Samui||كوه ساموي|samui@USM; Koh Phi Phi|Phi Phi Islands|جزر في في; Chiang Rai||@CEI; Hat Yai||@HDY; Koh Phangan; Hua Hin||@HHQ; Udon Thani||@UTH; Surat Thani||@URT
TJ Douchanbé|Dushanbe|دوشنبه@DYU; Khodjent|Khujand|خجند@LBD
TL Dili||ديلي@DIL
TM Achgabat|Ashgabat|عشق آباد@ASB; Turkmenbachi|Turkmenbashi|@KRW
TN *Tunis||تونس العاصمة|touns|tounes@TUN:Carthage; *Sousse||سوسة|soussa|sousa; *Hammamet||الحمامات|lhammamet|hamamet@NBE:Enfidha:Enfidha-Hammamet; *Djerba||جربة|jerba@DJE:Zarzis; *Monastir||المنستير|mestir@MIR; *Tabarka||طبرقة@TBJ; Sfax||صفاقس|safakes@SFA; Mahdia||المهدية; Nabeul||نابل; Bizerte||بنزرت|benzart; Kairouan||القيروان|9irouan; Tozeur||توزر@TOE; Gabès|Gabes|قابس@GAE; Gafsa||قفصة@GAF; Zarzis||جرجيس; Aïn Draham|Ain Draham|عين دراهم; Carthage||قرطاج; Sidi Bou Saïd|Sidi Bou Said|سيدي بوسعيد; La Marsa||المرسى; Kélibia|Kelibia|قليبية; El Kef||الكاف; Kasserine||القصرين; Béja|Beja|باجة; Jendouba||جندوبة; Port El Kantaoui|Port El Kantaoui|القنطاوي|kantaoui; Douz||دوز; Sidi Bouzid||سيدي بوزيد; Tataouine||تطاوين; Médenine|Medenine|مدنين; Yasmine Hammamet||ياسمين الحمامات
TO Nuku'alofa||@TBU
TR *Istanbul||إسطنبول|stamboul|istamboul|estanbul|سطنبول|stanbul|اسطمبول|sultanahmet|taksim|تقسيم@IST,SAW:Sabiha Gökçen; *Antalya||أنطاليا|antalia|انتاليا@AYT; *Ankara||أنقرة|ankra@ESB:Esenboga; *Izmir||إزمير|smyrne@ADB; *Bursa||بورصة|boursa@YEI; *Trabzon||طرابزون|trabzoun|طربزون@TZX; *Bodrum||بودروم@BJV:Milas; *Cappadoce|Cappadocia|كبادوكيا|kapadokya|goreme@ASR:Kayseri,NAV:Nevsehir; Konya||قونية@KYA; Alanya||ألانيا@GZP:Gazipasa; Marmaris||مرمريس; Fethiye||فتحية@DLM:Dalaman; Kusadasi||كوشاداسي; Gaziantep||غازي عنتاب@GZT; Adana||أضنة@ADA,COV:Cukurova; Mersin||مرسين; Pamukkale||باموكالي@DNZ:Denizli; Uzungöl|Uzungol|أوزنجول; Rize||ريزا@RZV; Sapanca||سبانجا; Yalova||يالوا; Samsun||سامسون@SZF; Sanliurfa||شانلي أورفا@GNY; Diyarbakir||ديار بكر@DIY; Erzurum||أرضروم@ERZ; Van||@VAN; Hatay||هاتاي@HTY; Belek||بيليك; Side||سيدا; Kemer||كيمير; Edirne||أدرنة; Izmit|Izmit|إزميت|kocaeli; Bolu||بولو; Eskisehir||إسكي شهير@AOE; Ordu|Ordu||giresun@OGU; Malatya||@MLX; Elazig||@EZS; Mardin||ماردين@MQM; Kars||@KSY; Canakkale||جناق قلعة@CKZ; Düzce|Duzce; ~Sivas||سيواس@VAS; ~Batman||باتمان@BAL; ~Kahramanmaras||كهرمان مرعش|maras@KCM; ~Erzincan||أرزينجان@ERC; ~Kütahya|Kutahya|كوتاهيا@KZR:Zafer; ~Hakkari||@YKO; ~Sirnak||@NKT
TT Port-d'Espagne|Port of Spain|@POS; Tobago||توباغو@TAB
TW *Taipei||تايبيه|taipeh@TPE:Taoyuan,TSA:Songshan; Kaohsiung||كاوشيونغ@KHH; Taichung||@RMQ
TZ *Zanzibar||زنجبار@ZNZ; *Dar es Salam|Dar es Salaam|دار السلام@DAR; Dodoma||دودوما@DOD; Kilimandjaro|Kilimanjaro|كليمنجارو@JRO; Arusha||أروشا@ARK; Serengeti||سيرينغيتي; Mwanza||@MWZ; ~Mbeya||@MBI
UA *Kiev|Kyiv|كييف|kyiv@KBP:Boryspil,IEV; Odessa|Odesa|أوديسا@ODS; Lviv||لفيف@LWO; Kharkiv||خاركيف@HRK; Dnipro||@DNK
UG *Kampala||كمبالا; Entebbe||عنتيبي@EBB
US *New York||نيويورك|nyc|new york city|manhattan|brooklyn|نيو يورك@JFK:Kennedy,LGA:LaGuardia,EWR:Newark,=NYC; *Los Angeles||لوس أنجلوس|hollywood@LAX,LGB:Long Beach,SNA; *Washington||واشنطن@IAD:Dulles,DCA:Reagan,BWI:Baltimore,=WAS; *Miami||ميامي@MIA; *Chicago||شيكاغو@ORD:O'Hare,MDW:Midway; *San Francisco||سان فرانسيسكو@SFO; *Las Vegas||لاس فيغاس|vegas@LAS; *Boston||بوسطن@BOS:Logan; *Orlando||أورلاندو@MCO,SFB; *Houston||هيوستن@IAH,HOU; *Dallas||دالاس@DFW,DAL; Atlanta||أتلانتا@ATL; Philadelphie|Philadelphia|فيلادلفيا@PHL; Seattle||سياتل@SEA; Denver||دنفر@DEN; Phoenix||فينيكس@PHX; San Diego||سان دييغو@SAN; Détroit|Detroit|ديترويت@DTW; Minneapolis||مينيابوليس@MSP; Tampa||تامبا@TPA; Charlotte||شارلوت@CLT; Austin||أوستن@AUS; Nashville||ناشفيل@BNA; La Nouvelle-Orléans|New Orleans|نيو أورلينز@MSY; Salt Lake City||@SLC; Portland||بورتلاند@PDX; Saint-Louis|St. Louis|@STL; Kansas City||@MCI; Cleveland||@CLE; Pittsburgh||@PIT; Columbus||@CMH; Indianapolis||@IND; Cincinnati||@CVG; Milwaukee||@MKE; Raleigh||@RDU; Fort Lauderdale||@FLL; San José de Californie|San Jose California|@SJC; Oakland||@OAK; Sacramento||@SMF; San Antonio||@SAT; Honolulu|Honolulu|هونولولو@HNL; Hawaï|Hawaii|هاواي@OGG:Maui,KOA,LIH; Anchorage|Anchorage||alaska@ANC; Jacksonville||@JAX; Memphis||@MEM; Louisville||@SDF; Oklahoma City||@OKC; Albuquerque||@ABQ; El Paso||@ELP; Tucson||@TUS; Buffalo||@BUF; Hartford||@BDL; Richmond||@RIC; Norfolk||@ORF; Charleston||@CHS; Savannah||@SAV; Fort Myers||@RSW; West Palm Beach||@PBI,DJT; Reno||@RNO; Boise||@BOI; Omaha||@OMA; Californie|California|كاليفورنيا; Floride|Florida|فلوريدا; Texas||تكساس; Dearborn||ديربورن; Burbank||@BUR; Ontario de Californie|Ontario California|@ONT; Fairbanks||@FAI; Providence||@PVD; Syracuse||@SYR; Rochester||@ROC; Albany||@ALB; Grand Rapids||@GRR; Des Moines||@DSM; Tulsa||@TUL; Birmingham d'Alabama|Birmingham Alabama|@BHM; Key West||@EYW; Palm Springs||@PSP; ~Madison||@MSN; ~Knoxville||@TYS; ~Greensboro||@GSO; ~Little Rock||@LIT; ~Fargo||@FAR; ~Green Bay||@GRB; ~Lexington||@LEX; ~Cedar Rapids||@CID; ~Allentown||@ABE; ~Lansing||@LAN; ~Traverse City||@TVC; ~Wichita Falls||@SPS; ~Flint||@FNT; ~Bakersfield||@BFL; ~Santa Rosa||@STS; ~Sioux City||@SUX; ~Springfield||@SGF,SPI; ~White Plains||@HPN; ~Aspen||@ASE; ~Vail||@EGE; ~Yellowstone||@WYS,COD; ~Bentonville||@XNA; ~Panama City Beach||@ECP; ~Roswell||@ROW; ~Wichita||@ICT; ~Peoria||@PIA; ~Brownsville||@BRO
UY Montevideo||مونتيفيديو@MVD; Punta del Este||@PDP
UZ *Tachkent|Tashkent|طشقند@TAS,TVT; *Samarcande|Samarkand|سمرقند@SKD; *Boukhara|Bukhara|بخارى@BHK; Khiva|Khiva|خيوة|ourguentch|urgench@UGC; Ferghana|Fergana|فرغانة@FEG; Namangan||@NMA
VC Kingstown||@SVD
VE Caracas||كاراكاس@CCS; Maracaibo||@MAR; Valencia du Venezuela|Valencia Venezuela|@VLN; Margarita||@PMV; ~Barcelona du Venezuela|Barcelona Venezuela|@BLA; ~Maturín|Maturin|@MUN; ~Cumaná|Cumana|@CUM; ~Ciudad Guayana||@PZO
VG Tortola||@EIS
VI Saint Thomas||@STT; Sainte-Croix|Saint Croix|@STX
VN *Hanoï|Hanoi|هانوي@HAN; *Hô Chi Minh-Ville|Ho Chi Minh City|هو تشي منه|saigon|saïgon|ho chi minh@SGN; Da Nang||دا نانغ@DAD; Phu Quoc||فو كوك@PQC; Baie d'Ha Long|Ha Long Bay|خليج ها لونغ|halong; Hoi An||هوي آن; Nha Trang||@CXR; Hué|Hue|@HUI; Da Lat||@DLI; Haiphong||@HPH; Sapa; ~Quy Nhon||@UIH; ~Buon Ma Thuot||@BMV; ~Thanh Hoa||@THD
VU Port-Vila||@VLI
WS Apia||@APW
XK *Pristina||بريشتينا|prishtina@PRN; Prizren||بريزرن; Peja
YE Sanaa||صنعاء@SAH; Aden||عدن@ADE; Taëz|Taiz|تعز@TAI; Hodeïda|Hodeidah|الحديدة@HOD; Mukalla||المكلا@RIY; Socotra||سقطرى@SCT; Seiyun||سيئون@GXF; Hadramaout|Hadhramaut|حضرموت; Marib||مأرب
YT Mamoudzou||مامودزو; Dzaoudzi||@DZA
ZA *Johannesbourg|Johannesburg|جوهانسبرغ@JNB:OR Tambo,HLA:Lanseria; *Le Cap|Cape Town|كيب تاون@CPT; Durban||ديربان@DUR; Pretoria||بريتوريا; Port Elizabeth||@PLZ; Kruger|Kruger National Park|حديقة كروغر@MQP; Bloemfontein||@BFN; East London||@ELS; George||@GRJ
ZM Lusaka||لوساكا@LUN; Livingstone||@LVI; Ndola||@NLA
ZW Harare||هراري@HRE; Chutes Victoria|Victoria Falls|شلالات فيكتوريا@VFA; Bulawayo||@BUQ
`;
