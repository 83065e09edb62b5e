import {
  chatKeptDays,
  failureReportDays,
  type Language,
  lateDeliveryHours,
  newDevice,
  phoneRefusalAnswerHours,
  phoneRefusalDays,
  refundArrivalDays,
  refundWindowHours,
} from "@rihla/contract/rules";

import { formatCount, formatHours } from "./counted.ts";
import { formatMoney } from "./format.ts";
import { ltr } from "./isolate.ts";

/** What a rule's figure is in words. */
type Figure = (language: Language) => string;
export type RuleFigures = Readonly<Record<string, Figure>>;

export const hours =
  (figure: number): Figure =>
  (language) =>
    formatHours(figure, language);
export const days =
  (figure: number): Figure =>
  (language) =>
    formatCount(figure, "days", language);

/**
 * The shop's rules as texts say them: a message has `{rules.refundWindow}`, never the figure. They are filled in where messages
 * are read (the shop's build, mails, papers), so no screen hands them over and none can forget to.
 */
export const ruleFigures: RuleFigures = {
  refundWindow: hours(refundWindowHours),
  refundArrival: days(refundArrivalDays),
  failureReport: days(failureReportDays),
  lateDelivery: hours(lateDeliveryHours),
  phoneRefusalAnswer: hours(phoneRefusalAnswerHours),
  phoneRefusal: days(phoneRefusalDays),
  newDevice: hours(newDevice.hours),
  newDeviceMost: (language) => ltr(formatMoney(newDevice.most, language)),
  chatKept: days(chatKeptDays),
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
