import type { Sample } from "./sample.ts";

/** Confirmations and receipts as airlines and their booking systems lay them out. */
export const airlines: readonly Sample[] = [
  [
    "Air Algérie, memo in two languages",
    `MEMO VOYAGE / TRAVEL MEMO\nPassager / Passenger : BENALI AMINA MRS\nNuméro de billet : 124 2401234567\nDate d'émission / Issue date : 17NOV26\n\nAIR ALGERIE AH1006\nDépart / Departure  ALGER HOUARI BOUMEDIENE   15Dec  08:30\nArrivée / Arrival   PARIS CHARLES DE GAULLE   15Dec  11:50\n\nAIR ALGERIE AH1007\nDépart / Departure  PARIS CHARLES DE GAULLE   29Dec  13:10\nArrivée / Arrival   ALGER HOUARI BOUMEDIENE   29Dec  15:20`,
    "FR 2026-12-15 2026-12-29",
  ],
  [
    "Air Algérie, one way",
    `Air Algérie - Votre réservation est confirmée\nVol AH 2700\nAlger (ALG) - Istanbul (IST)\nMardi 15 décembre 2026\n10:15 - 15:40`,
    "TR 2026-12-15 ?",
  ],
  [
    "Air Algérie, to Tunis and back",
    `AIR ALGERIE\nAller : Alger ALG → Tunis TUN, lundi 14 décembre 2026, 09h00\nRetour : Tunis TUN → Alger ALG, jeudi 17 décembre 2026, 18h30`,
    "TN 2026-12-14 2026-12-17",
  ],
  [
    "Air Algérie, from Oran",
    `Référence: QX7T2M\nAH1070 ORAN (ORN) 20/12/2026 07:00 - ALICANTE (ALC) 20/12/2026 08:00\nAH1071 ALICANTE (ALC) 27/12/2026 09:00 - ORAN (ORN) 27/12/2026 10:00`,
    "ES 2026-12-20 2026-12-27",
  ],
  [
    "Air Algérie, charter to Medina",
    `AIR ALGERIE - VOL SPECIAL OMRA\nAH 4312  CONSTANTINE (CZL)  MEDINE (MED)  10 FEV 2027\nAH 4315  DJEDDAH (JED)  CONSTANTINE (CZL)  24 FEV 2027`,
    "SA 2027-02-10 2027-02-24",
  ],
  [
    "Air Algérie, with a birth and a passport",
    `AIR ALGERIE\nPassager: BENALI AMINA, née le 12/05/1988, passeport expire le 03/04/2031\nVol AH1006 Alger - Paris le 18/12/2026 à 08:30`,
    "FR 2026-12-18 ?",
  ],
  [
    "Turkish, rows of three dates",
    `ELECTRONIC TICKET PASSENGER ITINERARY RECEIPT\nNAME: BENALI/AMINA MRS\nISSUE DATE :17NOV26\nFROM/TO FLIGHT CL DATE DEP NVB NVA BAG\nALGIERS/ALG 15DEC 15DEC 15DEC 30K\nTK 652 Y\nISTANBUL/IST 15DEC 1410\nISTANBUL/IST 22DEC 22DEC 22DEC 30K\nTK 653 Y\nALGIERS/ALG 22DEC 2235`,
    "TR 2026-12-15 2026-12-22",
  ],
  [
    "Turkish, by Istanbul to Jeddah",
    `TURKISH AIRLINES\nIssue Date :20NOV26\nALGIERS/ALG 03FEB 03FEB 03FEB 0\nTK 652 Y\nISTANBUL/IST* 03FEB 1410\nISTANBUL/IST 03FEB 03FEB 03FEB 0\nTK 94\nJEDDAH/JED 03FEB 2235\nJEDDAH/JED 17FEB\nTK 93\nISTANBUL/IST* 17FEB 0610\nISTANBUL/IST 17FEB\nTK 655\nALGIERS/ALG 17FEB 1140`,
    "SA 2027-02-03 2027-02-17",
  ],
  [
    "Turkish, a night between",
    `Turkish Airlines\nAlgiers (ALG) 15 Dec 2026 23:55 - Istanbul (IST) 16 Dec 2026 05:10\nIstanbul (IST) 16 Dec 2026 18:20 - Kuala Lumpur (KUL) 17 Dec 2026 10:00\nKuala Lumpur (KUL) 28 Dec 2026 23:00 - Istanbul (IST) 29 Dec 2026 05:30\nIstanbul (IST) 29 Dec 2026 08:00 - Algiers (ALG) 29 Dec 2026 10:40`,
    "MY 2026-12-15 2026-12-29",
  ],
  [
    "Turkish, in Turkish",
    `Biletiniz düzenlendi\nDüzenlenme tarihi: 17 Kasım 2026\nGidiş: Cezayir (ALG) - İstanbul (IST) 15 Aralık 2026 Salı 14:10\nDönüş: İstanbul (IST) - Cezayir (ALG) 22 Aralık 2026 Salı 09:05`,
    "TR 2026-12-15 2026-12-22",
  ],
  [
    "Saudia, a date above each route",
    `Saudia\nBooking reference XK7QM2\nTue, Feb 9, 2027\nAlgiers (ALG) → Madinah (MED)\nSV342 · 14:20 - 21:40\nTue, Feb 23, 2027\nJeddah (JED) → Algiers (ALG)\nSV341 · 08:00 - 12:10`,
    "SA 2027-02-09 2027-02-23",
  ],
  ["Saudia, one way", `SAUDIA\nTue, Feb 9, 2027\nAlgiers (ALG) → Jeddah (JED)\nSV340`, "SA 2027-02-09 ?"],
  [
    "Saudia, in Arabic",
    `الخطوط الجوية العربية السعودية\nالثلاثاء 9 فبراير 2027\nالجزائر (ALG) ← جدة (JED)\nالثلاثاء 23 فبراير 2027\nجدة (JED) ← الجزائر (ALG)`,
    "SA 2027-02-09 2027-02-23",
  ],
  [
    "Saudia, by Riyadh on to Jakarta",
    `Saudia\nThu, Jan 14, 2027\nAlgiers (ALG) → Riyadh (RUH)\nThu, Jan 14, 2027\nRiyadh (RUH) → Jakarta (CGK)\nSun, Jan 31, 2027\nJakarta (CGK) → Riyadh (RUH)\nSun, Jan 31, 2027\nRiyadh (RUH) → Algiers (ALG)`,
    "ID 2027-01-14 2027-01-31",
  ],
  [
    "Emirates, arrival below",
    `Emirates e-ticket receipt\nEK758 15DEC26 1530 ALGIERS (ALG)\n      16DEC26 0045 DUBAI (DXB)\nEK757 23DEC26 0800 DUBAI (DXB)\n      23DEC26 1330 ALGIERS (ALG)`,
    "AE 2026-12-15 2026-12-23",
  ],
  [
    "Emirates, on to Bangkok",
    `Emirates\nEK758 15DEC26 1530 ALGIERS (ALG)\n16DEC26 0045 DUBAI (DXB)\nEK372 16DEC26 0940 DUBAI (DXB)\n16DEC26 1855 BANGKOK (BKK)\nEK373 02JAN27 2105 BANGKOK (BKK)\n03JAN27 0105 DUBAI (DXB)\nEK757 03JAN27 0800 DUBAI (DXB)\n03JAN27 1330 ALGIERS (ALG)`,
    "TH 2026-12-15 2027-01-03",
  ],
  ["Emirates, one way", `EK758 15DEC26 1530 ALGIERS (ALG)\n16DEC26 0045 DUBAI (DXB)`, "AE 2026-12-15 ?"],
  [
    "Qatar Airways",
    `Qatar Airways - Booking confirmation\nAlgiers ALG to Doha DOH\nFri, 18 Dec 2026 · QR1380\nDoha DOH to Algiers ALG\nSun, 27 Dec 2026 · QR1379`,
    "QA 2026-12-18 2026-12-27",
  ],
  [
    "Air France",
    `Votre voyage Alger - Paris\nAller - mercredi 16 décembre 2026\n12:30 Alger, Houari Boumediene (ALG)\n16:05 Paris, Charles de Gaulle (CDG)\nRetour - samedi 2 janvier 2027\n09:40 Paris, Charles de Gaulle (CDG)\n11:10 Alger, Houari Boumediene (ALG)`,
    "FR 2026-12-16 2027-01-02",
  ],
  [
    "Lufthansa, in German",
    `Ihre Buchung\nHinflug: Di, 15. Dezember 2026\nAlgier (ALG) - Frankfurt (FRA) LH1317\nRückflug: Mo, 4. Januar 2027\nFrankfurt (FRA) - Algier (ALG) LH1316`,
    "DE 2026-12-15 2027-01-04",
  ],
  [
    "ITA, in Italian",
    `Conferma di prenotazione\nAndata: martedì 15 dicembre 2026, Algeri (ALG) - Roma (FCO), volo AZ801\nRitorno: martedì 22 dicembre 2026, Roma (FCO) - Algeri (ALG), volo AZ800`,
    "IT 2026-12-15 2026-12-22",
  ],
  [
    "Vueling, in Spanish",
    `Tu reserva está confirmada\nIda: sábado, 19 de diciembre de 2026\nArgel (ALG) - Barcelona (BCN)\nVuelta: domingo, 3 de enero de 2027\nBarcelona (BCN) - Argel (ALG)`,
    "ES 2026-12-19 2027-01-03",
  ],
  [
    "Transavia, from Lyon",
    `Transavia - Confirmation\nLyon (LYS) → Oran (ORN) le 20/12/2026 à 06:40\nOran (ORN) → Lyon (LYS) le 03/01/2027 à 10:15`,
    "DZ 2026-12-20 2027-01-03",
  ],
  [
    "ASL Airlines, from Paris",
    `ASL AIRLINES FRANCE\nALLER : PARIS CDG - TLEMCEN (TLM) 19 DEC 2026 07H15\nRETOUR : TLEMCEN (TLM) - PARIS CDG 04 JAN 2027 11H00`,
    "DZ 2026-12-19 2027-01-04",
  ],
  [
    "Tunisair",
    `TUNISAIR\nTU703 ALG TUN 14DEC 1010 1020\nTU702 TUN ALG 18DEC 0740 0945`,
    "TN 2026-12-14 2026-12-18",
  ],
  [
    "EgyptAir",
    `EGYPTAIR itinerary\nMS846 Algiers (ALG) - Cairo (CAI) 20DEC2026 15:00\nMS845 Cairo (CAI) - Algiers (ALG) 30DEC2026 09:00`,
    "EG 2026-12-20 2026-12-30",
  ],
  [
    "Royal Air Maroc",
    `Royal Air Maroc\nAT561 Alger - Casablanca le 21 décembre 2026\nAT560 Casablanca - Alger le 26 décembre 2026`,
    "MA 2026-12-21 2026-12-26",
  ],
  [
    "Pegasus",
    `Pegasus Airlines PNR: 7K2QXM\nALG-SAW 15/01/2027 23:55\nSAW-ALG 22/01/2027 19:30`,
    "TR 2027-01-15 2027-01-22",
  ],
  [
    "flynas, month before day",
    `flynas booking\nALG to JED, Feb 3 2027, 11:20 PM\nMED to ALG, Feb 17 2027, 4:05 PM`,
    "SA 2027-02-03 2027-02-17",
  ],
  [
    "booking lines, both airports joined",
    `RP/ALGAH2100/\n1.BENALI/AMINA MRS\n2 AH1000 Y 15DEC 2 ALGORY HK1 0900 1230 15DEC E AH/XK7QM2\n3 AH1001 Y 22DEC 2 ORYALG HK1 1400 1605 22DEC E AH/XK7QM2`,
    "FR 2026-12-15 2026-12-22",
  ],
  ["booking lines, one way", ` 1  TK 652 Y 15DEC 2*ALGIST HK2  1410 1940`, "TR 2026-12-15 ?"],
  [
    "booking lines by Doha",
    `1 QR1380 N 18DEC 5 ALGDOH HK1 1535 2340\n2 QR 832 N 19DEC 6 DOHBKK HK1 0205 1240\n3 QR 835 N 02JAN 6 BKKDOH HK1 0210 0530\n4 QR1379 N 02JAN 6 DOHALG HK1 0800 1310`,
    "TH 2026-12-18 2027-01-02",
  ],
  [
    "booking lines, hours like years",
    `1 SV 340 Y 11JAN 1 ALGJED HK1 2040 0455\n2 SV 341 Y 25JAN 1 JEDALG HK1 2025 2340`,
    "SA 2027-01-11 2027-01-25",
  ],
  [
    "booking lines with a limit to pay",
    `1 AH4000 Y 03FEB 3 ALGJED HK4 2200 0530\n2 AH4001 Y 17FEB 3 JEDALG HK4 0700 1130\nTKT TIME LIMIT 05DEC`,
    "SA 2027-02-03 2027-02-17",
  ],
  ["an hour behind the date", `TK652 15DEC 2040 ALGIERS (ALG) ISTANBUL (IST)`, "TR 2026-12-15 ?"],
  ["ISO dates", `ALG - DOH 2026-12-18 15:35\nDOH - ALG 2026-12-27 08:00`, "QA 2026-12-18 2026-12-27"],
  [
    "London by Madrid",
    `Iberia\nAlger (ALG) - Madrid (MAD) 15/12/2026 08:00\nMadrid (MAD) - Londres (LHR) 15/12/2026 12:00\nLondres (LHR) - Madrid (MAD) 23/12/2026 09:00\nMadrid (MAD) - Alger (ALG) 23/12/2026 16:00`,
    "GB 2026-12-15 2026-12-23",
  ],
  [
    "two stays of days",
    `ALG - IST 10/01/2027\nIST - DXB 15/01/2027\nDXB - ALG 24/01/2027`,
    "AE 2027-01-10 2027-01-24 also TR",
  ],
  [
    "two ways on, no way back",
    `ALG - IST 15/01/2027 10:00\nIST - KUL 21/01/2027 10:00`,
    "MY 2027-01-15 ? also TR",
  ],
  [
    "a summary above its flights",
    `Alger – Istanbul – Alger\n\nVol 1\nAlger (ALG) - Istanbul (IST)\n15 déc. 2026\nVol 2\nIstanbul (IST) - Alger (ALG)\n22 déc. 2026`,
    "TR 2026-12-15 2026-12-22",
  ],
];
