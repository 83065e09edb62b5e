import type { Sample } from "./sample.ts";

/** Arabic with the months of both, and the languages in which airlines write. */
export const languages: readonly Sample[] = [
  [
    "Arabic, months of Algeria",
    "رحلة من الجزائر إلى إسطنبول يوم 15 ديسمبر 2026 والعودة يوم 22 ديسمبر 2026",
    "TR 2026-12-15 2026-12-22",
  ],
  [
    "Arabic, January of Algeria",
    "السفر من الجزائر إلى جدة يوم 14 جانفي 2027 والعودة يوم 28 جانفي 2027",
    "SA 2027-01-14 2027-01-28",
  ],
  [
    "Arabic, January of the East",
    "السفر من الجزائر إلى جدة يوم 14 يناير 2027 والعودة يوم 28 يناير 2027",
    "SA 2027-01-14 2027-01-28",
  ],
  ["Arabic, January of the Levant", "رحلة الجزائر دبي 14 كانون الثاني 2027", "AE 2027-01-14 ?"],
  ["Arabic, February", "عمرة من 3 إلى 17 فيفري 2027، رحلة الجزائر - جدة", "SA 2027-02-03 2027-02-17"],
  [
    "Arabic, February of the East",
    "عمرة من 3 إلى 17 فبراير 2027، الجزائر - المدينة المنورة",
    "SA 2027-02-03 2027-02-17",
  ],
  [
    "Arabic, digits",
    "رحلة الجزائر – تونس يوم ١٤ ديسمبر ٢٠٢٦ والعودة ١٨ ديسمبر ٢٠٢٦",
    "TN 2026-12-14 2026-12-18",
  ],
  [
    "Arabic, June and July",
    "رحلة الجزائر باريس 12 جوان 2027 العودة 3 جويلية 2027",
    "FR 2027-06-12 2027-07-03",
  ],
  [
    "Arabic, June and July of the East",
    "رحلة الجزائر باريس 12 يونيو 2027 العودة 3 يوليو 2027",
    "FR 2027-06-12 2027-07-03",
  ],
  [
    "Arabic, August",
    "تذكرة وهران مرسيليا يوم 5 أوت 2027 والعودة يوم 30 أوت 2027",
    "FR 2027-08-05 2027-08-30",
  ],
  [
    "Arabic, an agency",
    "السلام عليكم، تم تأكيد الحجز ✈️ الجزائر ← إسطنبول 15/12/2026 الساعة 14:10، إسطنبول ← الجزائر 22/12/2026",
    "TR 2026-12-15 2026-12-22",
  ],
  [
    "Arabic, with a birth",
    "تاريخ الميلاد: 12/05/1988\nرحلة الجزائر - القاهرة يوم 20/12/2026",
    "EG 2026-12-20 ?",
  ],
  ["Arabic, issued", "تاريخ الإصدار: 20/11/2026\nالجزائر (ALG) - الدوحة (DOH) 18/12/2026", "QA 2026-12-18 ?"],
  ["Arabic, to as part of the word", "نسافر لإسطنبول من 15 إلى 22 ديسمبر 2026", "TR 2026-12-15 2026-12-22"],
  [
    "Arabic, one way",
    "موعد إقلاع رحلتك من الجزائر إلى باريس: الجمعة 18 ديسمبر 2026، 08:30",
    "FR 2026-12-18 ?",
  ],
  [
    "Arabic, charter to Medina",
    "رحلة خاصة بالعمرة: قسنطينة - المدينة المنورة 10 فيفري 2027، جدة - قسنطينة 24 فيفري 2027",
    "SA 2027-02-10 2027-02-24",
  ],
  [
    "Arabic, the airline's name is a place",
    "الخطوط الجوية التركية\nالجزائر - إسطنبول 15 ديسمبر 2026",
    "TR 2026-12-15 ?",
  ],
  [
    "Arabic, a name beside",
    "المسافر: أمينة بن علي\nالرحلة: الجزائر - تونس\nالتاريخ: 14 ديسمبر 2026",
    "TN 2026-12-14 ?",
  ],
  ["Arabic, either order", "رحلة الجزائر - إسطنبول 05/12 الساعة 14:00", "TR 2026-12-05 ? or 2027-05-12 ?"],
  [
    "Spanish",
    "Vuelo de Argel a Madrid el 12 de enero de 2027, regreso el 20 de enero de 2027",
    "ES 2027-01-12 2027-01-20",
  ],
  ["Spanish, range", "Viaje a Estambul del 3 al 17 de febrero de 2027", "TR 2027-02-03 2027-02-17"],
  [
    "Spanish, short months",
    "VY7491 ALG-BCN 12 ene 2027\nVY7490 BCN-ALG 20 ene 2027",
    "ES 2027-01-12 2027-01-20",
  ],
  [
    "Spanish, issued",
    "Fecha de emisión: 20 de noviembre de 2026. Salida: Orán (ORN) 19 de diciembre de 2026, llegada: Alicante (ALC)",
    "ES 2026-12-19 ?",
  ],
  [
    "Italian",
    "Volo da Algeri a Milano il 12 gennaio 2027, ritorno il 20 gennaio 2027",
    "IT 2027-01-12 2027-01-20",
  ],
  ["Italian, range", "Viaggio a Istanbul dal 3 al 17 febbraio 2027", "TR 2027-02-03 2027-02-17"],
  [
    "Italian, short months",
    "AZ801 ALG-FCO 15 giu 2027\nAZ800 FCO-ALG 22 giu 2027",
    "IT 2027-06-15 2027-06-22",
  ],
  ["Italian, born", "Amina, nata il 12/05/1988. Volo Algeri - Roma 15 dicembre 2026", "IT 2026-12-15 ?"],
  [
    "German",
    "Flug von Algier nach Frankfurt am 12. Januar 2027, Rückflug am 20. Januar 2027",
    "DE 2027-01-12 2027-01-20",
  ],
  ["German, range", "Reise nach Istanbul vom 3. bis 17. Februar 2027", "TR 2027-02-03 2027-02-17"],
  [
    "German, numbers",
    "Hinflug 12.01.2027 Algier - München, Rückflug 20.01.2027 München - Algier",
    "DE 2027-01-12 2027-01-20",
  ],
  ["German, May", "Flug Algier - Wien 5. Mai 2027", "AT 2027-05-05 ?"],
  ["German, without a year", "Flug Algier - Berlin 15.12. um 10:30", "DE 2026-12-15 ?"],
  ["Turkish", "Cezayir - İstanbul uçuşu 12 Ocak 2027, dönüş 20 Ocak 2027", "TR 2027-01-12 2027-01-20"],
  ["Turkish, February", "Cezayir'den İstanbul'a uçuş: 3 Şubat 2027 Çarşamba", "TR 2027-02-03 ?"],
  [
    "Turkish, August",
    "PC1698 ALG-SAW 5 Ağustos 2027\nPC1697 SAW-ALG 19 Ağustos 2027",
    "TR 2027-08-05 2027-08-19",
  ],
  [
    "Turkish, to Jeddah",
    "İstanbul - Cidde 10 Şubat 2027, Cidde - İstanbul 20 Şubat 2027",
    "SA 2027-02-10 2027-02-20",
  ],
];
