import { readFileSync } from "node:fs";
import { type GeoProjection, geoArea, geoCentroid, geoPath } from "d3-geo";
import isoCountries from "i18n-iso-countries";
import { merge } from "topojson-client";

/**
 * The land of countries as paths of whole numbers. From Natural Earth's 1:50m countries (public domain), as world-atlas (ISC)
 * packs them; they draw who holds a land, so what is disputed must be merged by whoever asks.
 */
export type Land = { type: "MultiPolygon"; coordinates: number[][][][] };
type Point = readonly [x: number, y: number];
export type Ring = Point[];

type Topology = Parameters<typeof merge>[0];
type Country = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number] & {
  id?: string;
  properties: { name: string };
};
const world: Topology & { objects: { countries: { geometries: Country[] } } } = JSON.parse(
  readFileSync(new URL(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
);

/** Three lands have no number of their own in ISO 3166. */
const unnumbered: Readonly<Record<string, string>> = { Kosovo: "XK", "N. Cyprus": "CY", Somaliland: "SO" };
const antarctica = "AQ";

const codeOf = ({ id, properties }: Country) =>
  unnumbered[properties.name] ?? isoCountries.numericToAlpha2((id ?? "").padStart(3, "0"));

const lands = world.objects.countries.geometries.filter((one) => codeOf(one) !== antarctica);

/** Codes of countries that have data of their own. */
export const drawnCountries: ReadonlySet<string> = new Set(lands.flatMap((one) => codeOf(one) ?? []));

/** These countries as one land, without borders between them; all of them if none are named. */
export function landOf(codes?: readonly string[]): Land {
  const chosen = lands.filter((one) => !codes || codes.includes(codeOf(one) ?? ""));
  return merge(world, chosen);
}

/** The middle of the largest piece, in degrees. */
export function middleOf({ coordinates }: Land): [number, number] {
  const pieces = coordinates.map((piece) => ({ type: "Polygon" as const, coordinates: piece }));
  const [largest] = pieces.toSorted((a, b) => geoArea(b) - geoArea(a));
  if (!largest) throw new Error("A land without a piece has no middle");
  return geoCentroid(largest);
}

/** Rings on the plane, the largest first. */
export function ringsOf(land: Land, projection: GeoProjection): Ring[] {
  const rings: [number, number][][] = [];
  const pen = {
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    closePath() {},
    arc() {},
    beginPath() {},
  };
  geoPath(projection, pen)(land);
  return rings.filter((ring) => ring.length > 2).sort((a, b) => areaOf(b) - areaOf(a));
}

const triangleArea = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

const neighbours = (ring: Ring, i: number): [Point, Point, Point] => [
  ring.at(i - 1) as Point,
  ring[i] as Point,
  ring[(i + 1) % ring.length] as Point,
];

export function areaOf(ring: Ring): number {
  const sum = ring.reduce((total, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum / 2);
}

/** Where a ring would balance. */
export function centreOf(ring: Ring): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [i, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(i + 1) % ring.length] as Point;
    const share = fromX * toY - toX * fromY;
    area += share;
    x += (fromX + toX) * share;
    y += (fromY + toY) * share;
  }
  return [x / (3 * area), y / (3 * area)];
}

/** Visvalingam: the corners that matter least go, as long as their triangle is at most `tolerance` square units. */
function simplified(ring: Ring, tolerance: number): Ring {
  const left = [...ring];
  const areas = left.map((_, i) => triangleArea(...neighbours(left, i)));
  while (left.length > 3) {
    const least = areas.reduce((best, area, i) => (area < (areas[best] ?? 0) ? i : best), 0);
    if ((areas[least] ?? 0) > tolerance) break;
    left.splice(least, 1);
    areas.splice(least, 1);
    // Only the two beside it have another triangle now.
    for (const i of [least - 1, least % left.length]) {
      const place = (i + left.length) % left.length;
      areas[place] = triangleArea(...neighbours(left, place));
    }
  }
  return left;
}

type Coarseness = {
  /** Square units a corner must be worth. */
  tolerance: number;
  /** Square units an island must have; the largest always stays. */
  least: number;
};

export function pathOf(rings: Ring[], { tolerance, least }: Coarseness): string {
  const kept = rings.filter((ring, i) => i === 0 || areaOf(ring) >= least);
  return inWholeNumbers(
    kept.map((ring) => (areaOf(ring) < tolerance * 4 ? ring : simplified(ring, tolerance))),
  );
}

/** Relative steps in one path. It begins with `m`: after `M` the pairs that follow would be read as places. */
function inWholeNumbers(rings: Ring[]): string {
  let [fromX, fromY] = [0, 0];
  return rings
    .map(onGrid)
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      let [x, y] = [fromX, fromY];
      [fromX, fromY] = ring[0] as Point;
      const steps = ring.map(([nextX, nextY]) => {
        const step = pair(nextX - x, nextY - y);
        [x, y] = [nextX, nextY];
        return step;
      });
      return `m${steps.join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

const pair = (dx: number, dy: number) => `${dx} ${dy}`;

/** On whole numbers, without doubles and without corners on a straight line. */
function onGrid(ring: Ring): Ring {
  const whole = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const points: Ring = whole.filter(([x, y], i) => {
    const [beforeX, beforeY] = whole.at(i - 1) as Point;
    return x !== beforeX || y !== beforeY;
  });
  for (let i = 0; i < points.length && points.length > 3; )
    if (triangleArea(...neighbours(points, i)) === 0) points.splice(i, 1);
    else i++;
  return points;
}

export function boundsOf(rings: Ring[]) {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, middle: [(left + right) / 2, (top + bottom) / 2] as const };
}

/** Islands too small to be drawn, as dots: a line of no length with round ends. */
export function dotsOf(
  rings: Ring[],
  { least, width, height }: { least: number; width: number; height: number },
): string {
  const dots: Point[] = [];
  for (const ring of rings) {
    const area = areaOf(ring);
    const [x, y] = boundsOf([ring]).middle.map(Math.round) as [number, number];
    const inside = x >= 2 && y >= 2 && x <= width - 2 && y <= height - 2;
    const free = dots.every(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) >= 5);
    if (area < least && area >= 0.02 && inside && free) dots.push([x, y]);
  }
  return dots.map(([x, y]) => `M${x} ${y}h0`).join("");
}
