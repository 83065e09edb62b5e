import { describe, expect, it } from "vitest";
import { readFact } from "./facts.ts";
import { isPublic, isTooWide, networksAround, overlap, readNetwork } from "./networks.ts";

const nameIn = (text: string) => readFact("network", text)?.value ?? null;
const read = (text: string) => {
  const network = readNetwork(text);
  if (!network) throw new Error(`${text} is no network`);
  return network;
};

describe("a network", () => {
  it.each([
    ["41.105.1.9", "41.105.1.9/32"],
    [" 41.105.1.9/24 ", "41.105.1.0/24"],
    ["::ffff:41.105.1.9", "41.105.1.9/32"],
    ["::ffff:41.105.1.9/120", "41.105.1.0/24"],
    // One subscriber moves about in 64 bits.
    ["2a02:8000:1:2:3:4:5:6", "2a02:8000:1:2::/64"],
    ["2A02:8000:1:0::9/48", "2a02:8000:1::/48"],
  ])("that is typed as %j is %s", (typed, name) => {
    expect(nameIn(typed)).toBe(name);
  });

  it.each([
    "",
    "41.105",
    "0x29.1.1.1",
    "41.105.1.9/33",
    "41.105.1.9/24/8",
    "41.105.1.9/-1",
    "2a02::/129",
    "a@b.example",
  ])("is not what is typed as %j", (typed) => {
    expect(nameIn(typed)).toBeNull();
  });

  it.each([
    ["41.105.1.0/20", false],
    ["41.105.1.0/19", true],
    ["0.0.0.0/0", true],
    ["2a02:8000::/40", false],
    ["2a02:8000::/39", true],
    ["::/0", true],
    ["::ffff:0.0.0.0/96", true],
    ["::ffff:0.0.0.0/0", true],
  ])("%s is too wide: %s", (typed, tooWide) => {
    expect(isTooWide(read(typed))).toBe(tooWide);
  });

  it.each(["127.0.0.1", "10.1.2.3/24", "100.64.1.1", "::1", "fd00::1", "169.254.1.1"])(
    "%s is nobody's who calls from outside",
    (typed) => {
      expect(isPublic(read(typed))).toBe(false);
    },
  );

  it("is found around each of its addresses, however these are written, and around none of its neighbours", () => {
    expect(networksAround("41.105.1.9")).toContain("41.105.1.0/24");
    expect(networksAround("::ffff:41.105.1.9")).toContain("41.105.1.0/24");
    expect(networksAround("41.105.2.9")).not.toContain("41.105.1.0/24");
    expect(networksAround("2a02:8000:1:2:ffff::1")).toContain("2a02:8000:1:2::/64");
    expect(networksAround("2a02:8000:1:3::1")).not.toContain("2a02:8000:1:2::/64");
    expect(networksAround("no address")).toEqual([]);
  });

  it("lies in one that is wider, whichever of the two is named first", () => {
    expect(overlap(read("41.105.1.9"), read("41.105.0.0/16"))).toBe(true);
    expect(overlap(read("41.105.0.0/16"), read("41.105.1.9"))).toBe(true);
    expect(overlap(read("41.105.1.9"), read("41.106.0.0/16"))).toBe(false);
    expect(overlap(read("41.105.1.9"), read("2a02::/40"))).toBe(false);
  });
});
