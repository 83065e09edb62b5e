import type { Package } from "../catalogue/package.ts";
import { newIccid, newMatchingId, SMDP_ADDRESS } from "../world/profile-numbers.ts";
import { DIGITS, randomText } from "../world/random-text.ts";
import type { Esim, Order, OrderLine } from "./records.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const STARTS_AT_PURCHASE = 3;

/** A fresh profile. */
export function newProfile(order: Order, line: OrderLine, bought: Package, number: number): Esim {
  const esimTranNo = `${order.orderNo.slice(1)}${String(number).padStart(3, "0")}`;
  return {
    esimTranNo,
    orderNo: order.orderNo,
    transactionId: order.transactionId,
    iccid: newIccid(),
    imsi: `45400${randomText(DIGITS, 10)}`,
    ac: `LPA:1$${SMDP_ADDRESS}$${newMatchingId()}`,
    eid: "",
    pin: randomText(DIGITS, 4),
    puk: randomText(DIGITS, 8),
    smsStatus: bought.smsStatus,
    dataType: bought.dataType,
    activeType: bought.activeType,
    supportTopUpType: bought.supportTopUpType,
    fupPolicy: bought.fupPolicy,
    ipExport: bought.ipExport,
    locationCode: bought.locationCode,
    createdAt: order.createdAt,
    installedAt: null,
    activatedAt: null,
    expiresAt: order.createdAt + daysUntilEnd(bought, line) * DAY_MS,
    totalVolume: bought.volume * line.periodNum,
    totalDuration: bought.duration * line.periodNum,
    orderUsage: 0,
    smdpStatus: "RELEASED",
    esimStatus: "GOT_RESOURCE",
    statusBeforeSuspension: null,
    announced: [],
    purchases: [
      purchaseOf(
        { ...bought, price: line.price },
        line.periodNum,
        order.createdAt,
        esimTranNo,
        order.transactionId,
      ),
    ],
  };
}

/** Before it is used: those to begin it in, or all that it has. */
const daysUntilEnd = ({ activeType, duration, unusedValidTime }: Package, { periodNum }: OrderLine) =>
  activeType === STARTS_AT_PURCHASE ? duration * periodNum : unusedValidTime;

export function purchaseOf(
  bought: Package,
  periodNum: number,
  createdAt: number,
  esimTranNo: string,
  transactionId: string,
) {
  return {
    packageName: bought.name,
    packageCode: bought.packageCode,
    slug: bought.slug,
    duration: bought.duration * periodNum,
    volume: bought.volume * periodNum,
    locationCode: bought.locationCode,
    createdAt,
    esimTranNo,
    transactionId,
    price: bought.price * periodNum,
  };
}
