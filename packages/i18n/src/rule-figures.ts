import {
  accountsKeptYears,
  addedCodeMinutes,
  automaticRechargePercent,
  cardEnd,
  chatPatienceMinutes,
  chatPhotoBytes,
  codeMinutes,
  companyChangeHours,
  endAlertHours,
  failureReportDays,
  installMinutes,
  keptDays,
  type Language,
  lateDeliveryHours,
  longestSessionDays,
  maxDays,
  minDays,
  newDevice,
  payableMinutes,
  phoneRefusalAnswerHours,
  phoneRefusalDays,
  pinLength,
  refundArrivalDays,
  refundWindowHours,
  sessionDays,
  supportAnswerHours,
  tierMegabytes,
  usageAlertPercent,
  voucherAfterFailureDays,
} from "@rihla/contract/rules";
import { deliveryMinutes } from "@rihla/contract/rules/delivery-time";
import { esimNameLongest } from "@rihla/contract/rules/esim-name";
import { feedbackShownFrom, feedbackWordsLongest } from "@rihla/contract/rules/feedback";
import { nameLongest, nameShortest } from "@rihla/contract/rules/person";
import { voucherCodeLength } from "@rihla/contract/rules/voucher-code";
import { formatCount, formatHours, formatPercent, type Unit } from "./counted.ts";
import { formatData, formatMoney, formatNumber } from "./format.ts";
import { isolate } from "./isolate.ts";

/** What a rule's figure is in words. */
type Figure = (language: Language) => string;
export type RuleFigures = Readonly<Record<string, Figure>>;

const number =
  (figure: number): Figure =>
  () =>
    formatNumber(figure);
const count =
  (figure: number, unit: Unit): Figure =>
  (language) =>
    formatCount(figure, unit, language);
const percent =
  (figure: number): Figure =>
  (language) =>
    formatPercent(figure, language);
const data =
  (bytes: number): Figure =>
  (language) =>
    formatData(bytes, language);
export const hours =
  (figure: number): Figure =>
  (language) =>
    formatHours(figure, language);
export const days = (figure: number): Figure => count(figure, "days");
const tier = (name: keyof typeof tierMegabytes): Figure => data(tierMegabytes[name] * 1024 ** 2);

/**
 * The shop's rules as texts say them: a message has `{rules.refundWindow}`, never the figure. They are filled in where messages
 * are read (the shop's build, mails, papers), so no screen hands them over and none can forget to.
 */
export const ruleFigures: RuleFigures = {
  refundWindow: hours(refundWindowHours),
  supportAnswer: hours(supportAnswerHours),
  companyChange: hours(companyChangeHours),
  refundArrival: days(refundArrivalDays),
  failureReport: days(failureReportDays),
  deliveryUsual: count(deliveryMinutes.usual, "minutes"),
  lateDelivery: hours(lateDeliveryHours),
  phoneRefusalAnswer: hours(phoneRefusalAnswerHours),
  phoneRefusal: days(phoneRefusalDays),

  fewestDays: number(minDays),
  mostDays: days(maxDays),
  tierLite: tier("lite"),
  tierBoost: tier("boost"),
  tierTurbo: tier("turbo"),
  tierMax: tier("max"),
  tierStandard: tier("standard"),
  payable: hours(payableMinutes / 60),
  couponHeld: hours(Math.ceil(payableMinutes / 60) + 1), // its time, and that of who looks for orders that nobody paid
  voucherAfterFailure: days(voucherAfterFailureDays),
  voucherCode: count(voucherCodeLength, "characters"),
  cardEnd: number(cardEnd),

  pin: count(pinLength, "digits"),
  pinLength: number(pinLength),
  newDevice: hours(newDevice.hours),
  newDeviceMost: (language) => isolate(formatMoney(newDevice.most, language)),
  automaticRecharge: percent(automaticRechargePercent),

  usageAlert: percent(usageAlertPercent),
  endAlert: hours(endAlertHours),
  installUsual: count(installMinutes.usual, "minutes"),
  installMost: count(installMinutes.most, "minutes"),

  nameShortest: number(nameShortest),
  nameShortestInFull: count(nameShortest, "characters"),
  nameLongest: count(nameLongest, "characters"),
  nameTooLong: count(nameLongest + 1, "characters"),
  esimName: count(esimNameLongest, "characters"),

  feedbackShownFrom: number(feedbackShownFrom),
  feedbackWords: count(feedbackWordsLongest, "characters"),

  chatPatience: count(chatPatienceMinutes, "minutes"),
  chatPhoto: data(chatPhotoBytes),

  code: count(codeMinutes, "minutes"),
  addedCode: count(addedCodeMinutes, "minutes"),
  session: days(sessionDays),
  longestSession: days(longestSessionDays),
  accountsKept: count(accountsKeptYears, "years"),
  chatKept: days(keptDays.chat),
  mailsKept: days(keptDays.mails),
  notificationsKept: days(keptDays.notifications),
  usageKept: days(keptDays.usage),
  unpaidOrdersKept: days(keptDays.unpaidOrders),
  endedSessionsKept: days(keptDays.endedSessions),
  limitCountersKept: days(keptDays.limitCounters),
  endedBlocksKept: days(keptDays.endedBlocks),
  blocksOfErasedKept: days(keptDays.blocksOfErased),
  payerAddressKept: days(keptDays.payerAddress),
  ordersHereKept: days(keptDays.ordersHere),
};

/** As a message names them. */
export const namedRule = /\{rules\.(\w+)\}/g;

/** The message with its rules in words. One that nobody knows is an error: a text must not go out with a hole. */
export function withRules(message: string, language: Language, figures: RuleFigures = ruleFigures): string {
  return message.replaceAll(namedRule, (_, name: string) => {
    const figure = figures[name];
    if (!figure) throw new Error(`No rule is called ${name}: "${message.slice(0, 60)}"`);
    return figure(language);
  });
}
