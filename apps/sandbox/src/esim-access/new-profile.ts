import { randomBytes, randomInt } from "node:crypto";
import type { Package } from "../catalogue/package.ts";
import type { Esim, Order, OrderLine } from "./records.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A name that cannot exist on the internet (RFC 2606), but has the form of a real SM-DP+ address. */
const SMDP_ADDRESS = "rsp.esim-sandbox.example";

/** A fresh profile. Its matching ID is random, as it must be: whoever knows it can install the eSIM. */
export function newProfile(order: Order, line: OrderLine, bought: Package, number: number): Esim {
  const esimTranNo = `${order.orderNo.slice(1)}${String(number).padStart(3, "0")}`;
  return {
    esimTranNo,
    orderNo: order.orderNo,
    transactionId: order.transactionId,
    iccid: newIccid(),
    imsi: `45400${digits(10)}`,
    ac: `LPA:1$${SMDP_ADDRESS}$${randomBytes(16).toString("hex").toUpperCase()}`,
    eid: "",
    pin: digits(4),
    puk: digits(8),
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
    expiresAt: order.createdAt + bought.unusedValidTime * DAY_MS,
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

/** A 32-digit EID whose check digits are right: the number modulo 97 is 1 (SGP.29). */
export function newEid(): string {
  const body = `89049032${digits(22)}`;
  const check = 98n - (BigInt(`${body}00`) % 97n);
  return body + String(check).padStart(2, "0");
}

/** Half of them 19 digits long, half 20: both are out there. */
function newIccid(): string {
  const body = `898520${digits(randomInt(2) === 0 ? 12 : 13)}`;
  return body + luhnDigit(body);
}

function luhnDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join("");
}
