/**
 * What people type, and the destination that must come first. Written from how travellers in Algeria write, before the
 * search was: a query that fails is a reason to look at the search, not at the line. `query=CODE`, one set per manner of
 * writing; `language` is the language that the shop is read in meanwhile.
 */
const sets: ReadonlyArray<{ manner: string; language: "fr" | "en" | "ar"; lines: string }> = [
  {
    manner: "French names",
    language: "fr",
    lines: `
      Tunisie=TN
      tunisie=TN
      turquie=TR
      arabie saoudite=SA
      arabie=SA
      Émirats arabes unis=AE
      emirats=AE
      emirat=AE
      france=FR
      espagne=ES
      egypte=EG
      l'égypte=EG
      qatar=QA
      italie=IT
      allemagne=DE
      royaume uni=GB
      royaume-uni=GB
      angleterre=GB
      ecosse=GB
      grande bretagne=GB
      canada=CA
      chine=CN
      malaisie=MY
      maroc=MA
      au maroc=MA
      belgique=BE
      etats unis=US
      états-unis=US
      amérique=US
      suisse=CH
      pays bas=NL
      hollande=NL
      grèce=GR
      suede=SE
      norvege=NO
      autriche=AT
      russie=RU
      japon=JP
      coree du sud=KR
      corée=KR
      thailande=TH
      indonesie=ID
      inde=IN
      viet nam=VN
      vietnam=VN
      jordanie=JO
      liban=LB
      syrie=SY
      irak=IQ
      koweit=KW
      bahrein=BH
      oman=OM
      libye=LY
      mauritanie=MR
      sénégal=SN
      cote d'ivoire=CI
      mali=ML
      niger=NE
      nigeria=NG
      afrique du sud=ZA
      kenya=KE
      tchequie=CZ
      république tchèque=CZ
      bresil=BR
      mexique=MX
      republique dominicaine=DO
      maldives=MV
      ile maurice=MU
      palestine=PS
      birmanie=MM
      RDC=CD
      congo kinshasa=CD
      georgie=GE
      azerbaidjan=AZ
      bosnie=BA
      macedoine=MK
      forfait turquie=TR
      esim dubai=AE
      voyage en espagne=ES`,
  },
  {
    manner: "English names and abbreviations",
    language: "en",
    lines: `
      turkey=TR
      Türkiye=TR
      saudi=SA
      saudi arabia=SA
      KSA=SA
      UAE=AE
      united arab emirates=AE
      spain=ES
      germany=DE
      uk=GB
      united kingdom=GB
      great britain=GB
      england=GB
      scotland=GB
      usa=US
      united states=US
      america=US
      U.S.A=US
      china=CN
      south korea=KR
      netherlands=NL
      holland=NL
      switzerland=CH
      czech republic=CZ
      greece=GR
      egypt=EG
      morocco=MA
      tunisia=TN
      ivory coast=CI
      cape verde=CV
      south africa=ZA
      bosnia=BA
      jordan=JO
      lebanon=LB
      malaysia=MY
      hong kong=HK
      japan=JP
      esim for italy=IT
      travel to france=FR`,
  },
  {
    manner: "Arabic names, with and without hamza, vowels and the article",
    language: "ar",
    lines: `
      تونس=TN
      تركيا=TR
      السعودية=SA
      السعوديه=SA
      سعودية=SA
      المملكة العربية السعودية=SA
      الإمارات=AE
      الامارات=AE
      امارات=AE
      فرنسا=FR
      فرنسة=FR
      إسبانيا=ES
      اسبانيا=ES
      مصر=EG
      مِصْر=EG
      قطر=QA
      إيطاليا=IT
      ايطاليا=IT
      ألمانيا=DE
      المانيا=DE
      بريطانيا=GB
      انجلترا=GB
      إنجلترا=GB
      المملكة المتحدة=GB
      كندا=CA
      الصين=CN
      صين=CN
      ماليزيا=MY
      المغرب=MA
      بلجيكا=BE
      أمريكا=US
      امريكا=US
      الولايات المتحدة=US
      سويسرا=CH
      هولندا=NL
      روسيا=RU
      اليابان=JP
      كوريا الجنوبية=KR
      الهند=IN
      اندونيسيا=ID
      تايلاند=TH
      الأردن=JO
      الاردن=JO
      لبنان=LB
      سوريا=SY
      العراق=IQ
      الكويت=KW
      البحرين=BH
      عمان=OM
      سلطنة عمان=OM
      فلسطين=PS
      ليبيا=LY
      موريتانيا=MR
      السودان=SD
      اليونان=GR
      البرتغال=PT
      السويد=SE
      النرويج=NO
      جنوب افريقيا=ZA
      ساحل العاج=CI
      البوسنة=BA
      ألبانيا=AL
      تـركـيـا=TR
      شريحة تركيا=TR`,
  },
  {
    manner: "darja and Arabizi",
    language: "fr",
    lines: `
      touns=TN
      tounes=TN
      turkia=TR
      tourkia=TR
      torkia=TR
      stamboul=TR
      istamboul=TR
      sa3oudia=SA
      saoudia=SA
      essa3oudia=SA
      so3odia=SA
      mekka=SA
      meka=SA
      makka=SA
      el madina=SA
      lmadina=SA
      omra=SA
      3omra=SA
      umrah=SA
      hadj=SA
      hajj=SA
      7aj=SA
      el hadj=SA
      dobay=AE
      doubai=AE
      doubay=AE
      imarat=AE
      el imarat=AE
      abou dhabi=AE
      fransa=FR
      franssa=FR
      frança=FR
      baris=FR
      marsilia=FR
      sbania=ES
      espania=ES
      alikante=ES
      barchalona=ES
      masr=EG
      misr=EG
      el 9ahira=EG
      charm el cheikh=EG
      sharm=EG
      9atar=QA
      9atar doha=QA
      talia=IT
      italia=IT
      alman=DE
      almania=DE
      engleterre=GB
      ingliz=GB
      britania=GB
      londra=GB
      marikan=US
      amarika=US
      lmarikan=US
      kanada=CA
      sinn=CN
      chine guangzou=CN
      malizia=MY
      el maghreb=MA
      lmaghrib=MA
      maroco=MA
      beljika=BE
      belgica=BE
      souisra=CH
      swisra=CH
      holanda=NL
      rousia=RU
      lordon=JO
      ordon=JO
      loubnan=LB
      souria=SY
      3ira9=IQ
      l3ira9=IQ
      kowait=KW
      3oman=OM
      falastine=PS
      filistine=PS
      libia=LY
      yaban=JP
      hind=IN
      andonisia=ID
      bortugal=PT
      bortokal=PT
      younan=GR
      kouria=KR
      senegal=SN`,
  },
  {
    manner: "Arabic as spoken",
    language: "ar",
    lines: `
      تركية=TR
      اسطنبول=TR
      سطنبول=TR
      السبانيا=ES
      اليكانت=ES
      طاليا=IT
      لالمان=DE
      الالمان=DE
      ماريكان=US
      الماريكان=US
      لندن=GB
      عمرة=SA
      العمرة=SA
      الحج=SA
      مكه=SA
      مكة المكرمة=SA
      المدينة المنورة=SA
      المدينه=SA
      جده=SA
      دبي=AE
      دوبي=AE
      باريس=FR
      مرسيليا=FR
      ليون=FR
      برشلونة=ES
      شرم الشيخ=EG
      القاهرة=EG
      القدس=PS
      سوسة=TN
      الحمامات=TN
      جربة=TN
      انطاليا=TR
      كوالالمبور=MY
      غوانزو=CN
      دار البيضاء=MA
      الدوحة=QA
      مونتريال=CA
      روما=IT
      بروكسل=BE`,
  },
  {
    manner: "cities, capitals, holy and holiday places",
    language: "fr",
    lines: `
      sousse=TN
      hammamet=TN
      djerba=TN
      tabarka=TN
      sfax=TN
      tunis=TN
      istanbul=TR
      antalya=TR
      ankara=TR
      bodrum=TR
      cappadoce=TR
      trabzon=TR
      la mecque=SA
      mecque=SA
      médine=SA
      medina=SA
      djeddah=SA
      jeddah=SA
      riyad=SA
      dubai=AE
      dubaï=AE
      abu dhabi=AE
      sharjah=AE
      paris=FR
      marseille=FR
      lyon=FR
      lille=FR
      alicante=ES
      valence=ES
      barcelone=ES
      madrid=ES
      majorque=ES
      le caire=EG
      caire=EG
      charm=EG
      hurghada=EG
      doha=QA
      rome=IT
      milan=IT
      venise=IT
      berlin=DE
      munich=DE
      francfort=DE
      londres=GB
      manchester=GB
      montréal=CA
      montreal=CA
      toronto=CA
      guangzhou=CN
      canton=CN
      pekin=CN
      shanghai=CN
      yiwu=CN
      casablanca=MA
      marrakech=MA
      bruxelles=BE
      geneve=CH
      new york=US
      newyork=US
      los angeles=US
      kuala lumpur=MY
      langkawi=MY
      bali=ID
      bangkok=TH
      phuket=TH
      tokyo=JP
      amman=JO
      petra=JO
      beyrouth=LB
      baghdad=IQ
      kerbala=IQ
      moscou=RU
      lisbonne=PT
      vienne=AT
      prague=CZ
      athenes=GR
      budapest=HU
      varsovie=PL
      sarajevo=BA
      tirana=AL
      dakar=SN
      bamako=ML
      abidjan=CI
      niamey=NE
      nouakchott=MR
      tripoli=LY
      zanzibar=TZ
      addis abeba=ET
      jerusalem=PS
      gaza=PS
      istanbul turquie=TR
      paris france=FR
      sydney=AU
      havane=CU
      sao paulo=BR`,
  },
  {
    manner: "airport codes and airports",
    language: "fr",
    lines: `
      IST=TR
      saw=TR
      AYT=TR
      CDG=FR
      ORY=FR
      orly=FR
      roissy=FR
      MRS=FR
      LYS=FR
      TUN=TN
      NBE=TN
      mir=TN
      DJE=TN
      JED=SA
      MED=SA
      RUH=SA
      DXB=AE
      AUH=AE
      SHJ=AE
      DOH=QA
      CAI=EG
      SSH=EG
      ALC=ES
      BCN=ES
      MAD=ES
      FCO=IT
      MXP=IT
      FRA=DE
      LHR=GB
      heathrow=GB
      gatwick=GB
      YUL=CA
      JFK=US
      CAN=CN
      PEK=CN
      KUL=MY
      CMN=MA
      BRU=BE
      GVA=CH
      AMS=NL
      AMM=JO
      NKC=MR
      aeroport charles de gaulle=FR
      sabiha gokcen=TR`,
  },
  {
    manner: "regions",
    language: "fr",
    lines: `
      europe=EUROPE
      Europe=EUROPE
      schengen=EUROPE
      asie=ASIA
      asie du sud est=SOUTHEAST-ASIA
      afrique=AFRICA
      afrique du nord=NORTH-AFRICA
      maghreb arabe=NORTH-AFRICA
      moyen orient=MIDDLE-EAST
      golfe=GULF
      pays du golf=GULF
      khalij=GULF
      5alij=GULF
      balkans=BALKANS
      caraibes=CARIBBEAN
      amerique latine=LATIN-AMERICA
      amérique du nord=NORTH-AMERICA
      scandinavie=NORDICS
      pays nordiques=NORDICS
      océanie=OCEANIA
      asie centrale=CENTRAL-ASIA
      monde=GLOBAL
      monde entier=GLOBAL
      global=GLOBAL
      international=GLOBAL
      oroba=EUROPE
      oropa=EUROPE`,
  },
  {
    manner: "regions in Arabic",
    language: "ar",
    lines: `
      أوروبا=EUROPE
      اوروبا=EUROPE
      اوربا=EUROPE
      آسيا=ASIA
      اسيا=ASIA
      افريقيا=AFRICA
      شمال افريقيا=NORTH-AFRICA
      الشرق الاوسط=MIDDLE-EAST
      الخليج=GULF
      العالم=GLOBAL
      شنغن=EUROPE`,
  },
  {
    manner: "regions in English",
    language: "en",
    lines: `
      middle east=MIDDLE-EAST
      southeast asia=SOUTHEAST-ASIA
      gulf=GULF
      gcc=GULF
      scandinavia=NORDICS
      worldwide=GLOBAL
      world=GLOBAL
      caribbean=CARIBBEAN`,
  },
  {
    manner: "typing errors",
    language: "fr",
    lines: `
      tunsie=TN
      tunise=TN
      tunisei=TN
      turqie=TR
      turqui=TR
      turquei=TR
      trquie=TR
      istambul=TR
      istnabul=TR
      itsanbul=TR
      antaliya=TR
      arabie saudite=SA
      arabi saoudite=SA
      aarbie saoudite=SA
      emirates arabe uni=AE
      emirats arabe=AE
      dubaii=AE
      duabi=AE
      frnace=FR
      farnce=FR
      frence=FR
      marseile=FR
      espange=ES
      espgane=ES
      espangne=ES
      alicant=ES
      barcelonne=ES
      egipte=EG
      egytpe=EG
      qatare=QA
      quatar=QA
      itlaie=IT
      allmagne=DE
      alemagne=DE
      allemange=DE
      royaum uni=GB
      angletere=GB
      lonres=GB
      cannada=CA
      montreall=CA
      malaysie=MY
      malesie=MY
      kuala lumpour=MY
      belgik=BE
      etat unis=US
      etas unis=US
      suise=CH
      hollend=NL
      thailnade=TH
      indonisie=ID
      maldive=MV
      jordani=JO
      guangzou=CN
      gwangzhou=CN
      casablanka=MA
      marakech=MA
      eurpoe=EUROPE
      afriqe=AFRICA`,
  },
  {
    manner: "typing errors in Arabic and English",
    language: "ar",
    lines: `
      تركبا=TR
      السعوية=SA
      الاسعودية=SA
      الإمرات=AE
      فرسنا=FR
      اسبنيا=ES
      ايطليا=IT
      ماليزا=MY
      بريطنيا=GB
      germny=DE
      switzeland=CH
      nehterlands=NL
      untied states=US
      saudi arabai=SA`,
  },
  {
    manner: "words as they are being typed",
    language: "fr",
    lines: `
      tun=TN
      tu=TN
      tur=TR
      turq=TR
      ista=TR
      arab=SA
      saou=SA
      emi=AE
      dub=AE
      fr=FR
      fran=FR
      par=FR
      mars=FR
      esp=ES
      barc=ES
      egy=EG
      qat=QA
      ita=IT
      alle=DE
      allem=DE
      roy=GB
      angl=GB
      lond=GB
      cana=CA
      chi=CN
      mala=MY
      mar=MA
      maro=MA
      bel=BE
      etats=US
      sui=CH
      thai=TH
      mald=MV
      jord=JO
      port=PT
      mecq=SA
      medi=SA
      djed=SA
      eur=EUROPE
      asi=ASIA
      afri=AFRICA`,
  },
  {
    manner: "Arabic words as they are being typed",
    language: "ar",
    lines: `
      تو=TN
      تر=TR
      ترك=TR
      السع=SA
      سعو=SA
      الإم=AE
      امار=AE
      فرن=FR
      اسب=ES
      مص=EG
      قط=QA
      ايط=IT
      الما=DE
      المان=DE
      بريط=GB
      ماليز=MY
      المغ=MA
      اسط=TR
      اورو=EUROPE`,
  },
];

export type Query = { manner: string; language: "fr" | "en" | "ar"; text: string; expected: string };

export const queries: readonly Query[] = sets.flatMap(({ manner, language, lines }) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", expected = ""] = line.trim().split("=");
      return { manner, language, text, expected };
    }),
);
