import { tidy } from "./tidy.ts";

/** Months as tickets write them: French, English, Spanish, Italian, German, Turkish; Arabic of Algeria, of the East and of the Levant. */
const table: readonly string[] = [
  "janvier janv jan january enero ene gennaio gen januar jänner ocak oca جانفي يناير كانون_الثاني",
  "février fevr fev february feb febrero febbraio februar feber şubat sub فيفري فبراير شباط",
  "mars mar march marzo marz märz mrz mart مارس آذار",
  "avril avr april apr abril abr aprile nisan nis أفريل أبريل إبريل نيسان",
  "mai may mayo maggio mag mayıs ماي مايو أيار",
  "juin jun june junio giugno giu juni haziran haz جوان يونيو حزيران",
  "juillet juil jul july julio luglio lug juli temmuz tem جويلية يوليو تموز",
  "août aou aout august aug agosto ago ağustos ağu أوت أغسطس آب",
  "septembre sept sep september septiembre setiembre settembre sett set eylül eyl سبتمبر أيلول",
  "octobre oct october octubre ottobre ott oktober okt ekim eki أكتوبر تشرين_الأول",
  "novembre nov november noviembre kasım kas نوفمبر تشرين_الثاني",
  "décembre déc dec december diciembre dic dicembre dezember dez aralık ara ديسمبر كانون_الأول",
];

const weekdayTable: readonly string[] = [
  "dimanche dim sunday sun domingo domenica dom sonntag pazar الأحد",
  "lundi lun monday mon lunes lunedi montag pazartesi pzt الاثنين الإثنين",
  "mardi mar tuesday tue tues martes martedi dienstag salı sal الثلاثاء",
  "mercredi mer wednesday wed miércoles mie mercoledi mittwoch çarşamba çar الأربعاء",
  "jeudi jeu thursday thu thur thurs jueves jue giovedi gio donnerstag perşembe per الخميس",
  "vendredi ven friday fri viernes vie venerdi freitag cuma cum الجمعة",
  "samedi sam saturday sat sábado sab sabato samstag cumartesi cmt السبت",
];

const numbered = (lines: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(
    lines.flatMap((line, index) =>
      line.split(" ").map((word) => [tidy(word).toLowerCase().replace("_", " "), index + first] as const),
    ),
  );

export const months = numbered(table, 1);
export const weekdays = numbered(weekdayTable, 0);

/** Longest first, so that `mars` is not `mar`. */
export const anyMonth = [...months.keys()].sort((one, other) => other.length - one.length).join("|");
