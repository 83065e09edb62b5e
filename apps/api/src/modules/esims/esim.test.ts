import { describe, expect, it } from "vitest";
import { mayMove, type PlacedEsimRow, toEsim, toEsimSummary } from "./esim.ts";
import { moveEsim } from "./esims.repository.ts";

const steps = ["waiting", "requested", "issued", "refused"] as const;

describe("how far an eSIM is", () => {
  it("moves as the table says and in no other way: what was issued or refused stays so", () => {
    const legal = steps.flatMap((from) => steps.filter((to) => mayMove(from, to)).map((to) => [from, to]));
    expect(legal).toEqual([
      ["waiting", "requested"],
      ["waiting", "refused"],
      ["requested", "issued"],
      ["requested", "refused"],
    ]);
  });

  it("is guarded where it is written: a forbidden move throws before anything changes", async () => {
    const untouched = {} as Parameters<typeof moveEsim>[0];
    await expect(
      moveEsim(untouched, { id: "1", provisioning: "issued" }, "requested", "test"),
    ).rejects.toThrow("can't become requested");
  });
});

/** Running since a day on a phone: 3 of 5 GB are left. */
function aRow(changes: Partial<PlacedEsimRow> = {}): PlacedEsimRow {
  const row: Partial<PlacedEsimRow> = {
    id: "0199c0de-0000-7000-8000-000000000003",
    label: "Mum's phone",
    place: { number: 1, of: 2 },
    orderNumber: "K7PW4M2X",
    plan: {
      code: "TN-5GB-30D",
      destination: "TN",
      kind: "fixed",
      tier: null,
      dataBytes: 5e9,
      days: 30,
      price: { amount: 120_000, currency: "DZD" },
      reducedSpeedKbps: 384,
      speed: "4G",
      topUp: "days",
      starts: "first-connection",
      installBeforeLeaving: false,
      givingBack: "at-once",
      unusedValidDays: 180,
      countryCount: 1,
    },
    destinationNames: { fr: "Tunisie", en: "Tunisia", ar: "تونس" },
    flag: "tn",
    days: 30,
    provisioning: "issued",
    profileState: "enabled",
    planState: "running",
    totalBytes: 5e9,
    usedBytes: 2e9,
    dataEndsAt: new Date("2026-01-12T00:00:00Z"),
    readAt: new Date("2026-01-10T12:00:00Z"),
    expiresAt: new Date("2126-02-09T12:00:00Z"),
    iccid: "8943108170000000001",
    apn: "internet",
    activationCode: "1$smdp.example.com$K2-AB-C",
    askedAt: new Date("2026-01-10T12:01:00Z"),
    connectedAt: new Date("2026-01-09T12:00:00Z"),
    connectedExactly: true,
    ...changes,
  };
  return row as PlacedEsimRow;
}

describe("an eSIM as its owner sees it", () => {
  it("says where it works, how it stands, what is left and until when", () => {
    expect(toEsimSummary(aRow())).toEqual({
      id: "0199c0de-0000-7000-8000-000000000003",
      name: "Mum's phone",
      position: { number: 1, of: 2 },
      orderNumber: "K7PW4M2X",
      destination: "TN",
      destinationNames: { fr: "Tunisie", en: "Tunisia", ar: "تونس" },
      flag: "tn",
      plan: "TN-5GB-30D",
      status: "in_use",
      awaitedSince: null,
      group: "active",
      reached: "connected",
      installIsTold: true,
      saidInstalled: false,
      kind: "fixed",
      dataBytes: 5e9,
      days: 30,
      totalBytes: 5e9,
      usedBytes: 2e9,
      remainingBytes: 3e9,
      readAt: "2026-01-10T12:00:00.000Z",
      activateBefore: null,
      expiresAt: "2126-02-09T12:00:00.000Z",
      topUp: "days",
      starts: "first-connection",
      installBeforeLeaving: false,
    });
  });

  it("has started once it was connected, also while it is suspended", () => {
    expect(toEsimSummary(aRow({ planState: "suspended" }))).toMatchObject({
      activateBefore: null,
      expiresAt: "2126-02-09T12:00:00.000Z",
    });
  });

  it("has the provider's date as the last day to install until it starts", () => {
    const waiting = aRow({ profileState: "released", planState: "ready", usedBytes: 0, connectedAt: null });
    expect(toEsimSummary(waiting)).toMatchObject({
      reached: "delivered",
      activateBefore: "2126-02-09T12:00:00.000Z",
      expiresAt: null,
    });
  });

  it("has nothing left, and never less, once all of it is used", () => {
    expect(toEsimSummary(aRow({ usedBytes: 5e9 })).remainingBytes).toBe(0);
    expect(toEsimSummary(aRow({ usedBytes: 5.1e9 })).remainingBytes).toBe(0);
  });

  it("leaves open what the provider has not told yet", () => {
    expect(toEsimSummary(aRow({ totalBytes: null, readAt: null, expiresAt: null }))).toMatchObject({
      remainingBytes: null,
      readAt: null,
      activateBefore: null,
      expiresAt: null,
    });
  });

  it("reached a network for good once it was connected, whatever is left of it", () => {
    const removed = aRow({ profileState: "released", planState: "removed", usedBytes: 0 });
    expect(toEsimSummary(removed).reached).toBe("connected");
  });

  it("leaves open when it was asked about and when its data ends, where nobody knows", () => {
    expect(toEsim(aRow({ askedAt: null, dataEndsAt: null }))).toMatchObject({
      askedAt: null,
      dataEndsAt: null,
    });
  });

  it("alone brings what is needed to install it, beside all that the list says", () => {
    expect(toEsim(aRow())).toEqual({
      ...toEsimSummary(aRow()),
      iccid: "8943108170000000001",
      apn: "internet",
      askedAt: "2026-01-10T12:01:00.000Z",
      connection: { at: "2026-01-09T12:00:00.000Z", exactly: true },
      timeZones: ["Africa/Tunis"],
      dataEndsAt: "2026-01-12T00:00:00.000Z",
      reducedSpeedKbps: 384,
      installation: {
        activationCode: "LPA:1$smdp.example.com$K2-AB-C",
        smdpAddress: "smdp.example.com",
        matchingId: "K2-AB-C",
        confirmationCodeRequired: false,
        appleInstallUrl:
          "https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example.com$K2-AB-C",
        androidInstallUrl:
          "https://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example.com$K2-AB-C",
      },
    });
  });

  it.each([
    ["has not come", null],
    ["phones would refuse", "2$smdp.example.com$K2"],
  ])("can't be installed by an activation code that %s", (_which, activationCode) => {
    expect(toEsim(aRow({ activationCode })).installation).toBeNull();
  });
});
