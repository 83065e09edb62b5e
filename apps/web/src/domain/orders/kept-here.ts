import { stored, text } from "../../platform/storage/storage.ts";
import { ordersHere } from "./orders-here.ts";

/** Until when this browser keeps what opens an order that it has seen paid, and one that it has not. */
const boughtUntil = (number: string) => stored("device", `order-kept:${number}`, text);
const leftUntil = (number: string) => stored("device", `order-left:${number}`, text);

export function keptUntil(number: string): number | undefined {
  return Date.parse(boughtUntil(number).read() ?? leftUntil(number).read() ?? "") || undefined;
}

export const isBought = (number: string): boolean => boughtUntil(number).read() !== undefined;

export function noteSeenPaid(number: string, until: number): void {
  if (!ordersHere().includes(number)) return;
  boughtUntil(number).write(new Date(until).toISOString());
  leftUntil(number).write(undefined);
}

export const noteLeft = (number: string, until: number): void =>
  leftUntil(number).write(new Date(until).toISOString());

export function forgetUntil(number: string): void {
  boughtUntil(number).write(undefined);
  leftUntil(number).write(undefined);
}
