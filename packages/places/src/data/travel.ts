/** Where people in Algeria travel, most often first: it decides between two destinations that fit equally well. */
export const travelOrder =
  "FR TN TR SA ES AE EG IT DE GB CA QA MY US CN MA BE CH JO MV TH ID PT NL LY RU JP MR SN OM KW AT SE GR LB IN CZ PL PS SY IQ KR " +
  "BH HU NO BA ML NE CI ZA AL GE AZ UZ BR AU VN HK SG IE DK FI RO BG HR MU TZ KE NG CM BJ BF TD SD SG PK PH MX UA RS CY MT LU";

/** Words around a place that say nothing about it. */
export const emptyWords =
  "esim sim carte puce forfait forfaits internet data plan voyage vacances partir aller vers pour en a au aux de du des le la les l d " +
  "un une dans sejour vol billet ville pays aeroport aeroports airport airports city country travel trip to the in of for holiday " +
  "flight visit and et ou bghit nrouh l el al ila chriha " +
  "شريحة شرائح انترنت نت باقة باقات سفر رحلة السفر الى في مطار مدينة دولة بلد من";
