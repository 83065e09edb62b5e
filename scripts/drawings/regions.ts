import {
  type GeoProjection,
  geoAzimuthalEqualArea,
  geoConicConformal,
  geoInterpolate,
  geoMercator,
  geoNaturalEarth1,
} from "d3-geo";
import { dotsOf, landOf, pathOf, ringsOf } from "./geography.ts";
import { circle, fill, type Layer, line, type Size } from "./scene.ts";
import { starPath } from "./shapes.ts";

export const regionSize: Size = [240, 160];
const [width, height] = regionSize;
const everywhere = landOf();

type Place = [longitude: number, latitude: number];
type Region = {
  projection: () => GeoProjection;
  /** What the frame must hold: chosen by hand, so that an outlying island doesn't shrink the rest. */
  frame: Place[];
  countries: string;
  /** Where the route ends. */
  to: Place;
  /** Small islands matter here, and are drawn as dots. */
  islands?: true;
};

const conic = (parallels: Place, longitude: number) => () =>
  geoConicConformal().parallels(parallels).rotate([-longitude, 0]);
const azimuthal = (longitude: number, latitude: number) => () =>
  geoAzimuthalEqualArea().rotate([-longitude, -latitude]);

/** By our codes of regions. Borders inside one, and with a land that is disputed there, are not drawn. */
const regions: Readonly<Record<string, Region>> = {
  EUROPE: {
    projection: conic([36, 64], 12),
    frame: [[-13, 36], [-10, 60], [32, 36.5], [30, 67], [3, 34.5]],
    countries: "AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK",
    to: [9, 50.5],
  },
  BALKANS: {
    projection: conic([36, 48], 13),
    frame: [[1, 35.5], [28.5, 47], [2, 46], [28, 35.5]],
    countries: "AL BA BG GR HR ME MK RO RS SI XK",
    to: [21, 43],
  },
  NORDICS: {
    projection: conic([50, 68], 14),
    frame: [[-24, 65], [31, 70.5], [5, 35.5], [28, 56]],
    countries: "DK FI FO IS NO SE AX",
    to: [17, 62],
  },
  "NORTH-AFRICA": {
    projection: conic([20, 36], 9),
    frame: [[-17, 16], [-9, 37], [35, 22], [33, 37.5]],
    countries: "DZ EG LY MA MR TN EH",
    to: [25.5, 27.5],
  },
  AFRICA: {
    projection: azimuthal(17, 2),
    frame: [[17, 43], [17, -37], [-20, 15], [53, 10]],
    countries: "DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW",
    to: [28, -8],
  },
  "MIDDLE-EAST": {
    projection: conic([22, 38], 34),
    frame: [[1, 38], [60, 24], [44, 12.5], [30, 43], [60, 38]],
    countries: "AE BH EG IQ JO KW LB OM PS IL QA SA TR YE SY",
    to: [44, 26],
  },
  GULF: {
    projection: conic([16, 32], 48),
    frame: [[33, 31.5], [61, 30], [36, 15], [60, 16]],
    countries: "AE BH KW OM QA SA",
    to: [51, 25.2],
  },
  "CENTRAL-ASIA": {
    projection: conic([34, 52], 60),
    frame: [[36, 54], [88, 54], [38, 34], [84, 34]],
    countries: "AM AZ GE KG KZ TJ UZ TM",
    to: [66, 41],
  },
  ASIA: {
    projection: azimuthal(72, 28),
    frame: [[3, 36.75], [-1, 30], [146, 43], [96, -10], [128, -8], [90, 50]],
    countries: "BD BN BT CN HK ID IN JP KH KR KP KZ LA LK MM MN MO MY NP PH PK SG TH TW VN TL KG TJ UZ TM AF",
    to: [103, 26],
  },
  "SOUTHEAST-ASIA": {
    projection: geoMercator,
    frame: [[90, 23], [140, 23], [90, -11], [140, -11]],
    countries: "ID KH LA MY PH SG TH VN BN TL MM",
    to: [101.7, 3.1],
  },
  "GREATER-CHINA": {
    projection: conic([24, 46], 104),
    frame: [[73, 40], [135, 48], [110, 17.5], [123, 54]],
    countries: "CN HK MO TW",
    to: [113.3, 23.1],
  },
  "NORTH-AMERICA": {
    projection: azimuthal(-75, 45),
    frame: [[-150, 62], [-100, 15], [4, 37], [-60, 16], [-90, 72]],
    countries: "CA MX US",
    to: [-95, 42],
  },
  "LATIN-AMERICA": {
    projection: azimuthal(-55, -8),
    frame: [[-118, 30], [-70, -56], [4, 38]],
    countries: "AR BO BR BZ CL CO CR CU DO EC GF GT GY HN HT MX NI PA PE PR PY SR SV UY VE",
    to: [-58, -12],
  },
  CARIBBEAN: {
    projection: geoMercator,
    frame: [[-86, 24.5], [-58, 24.5], [-86, 9], [-58, 9]],
    countries: "AG AI AW BB BM BS BQ CW CU DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI BL",
    to: [-69.9, 18.5],
    islands: true,
  },
  OCEANIA: {
    projection: azimuthal(145, -22),
    frame: [[112, -12], [114, -36], [179, -38], [179, -16], [146, -46]],
    countries: "AU FJ NZ PG TO WS SB VU NC",
    to: [149, -33],
    islands: true,
  },
}; // biome-ignore format: a place a line would be ten pages

const algiers: Place = [3.06, 36.75];
const coarse = { tolerance: 3, least: 4 };

/** The land of the region, its neighbours faint, and a dotted route from Algiers to a star. */
function region(code: string): Layer[] {
  const found = regions[code];
  if (!found) throw new Error(`No region ${code}`);
  const projection = found.projection();
  projection.fitExtent(
    [
      [8, 8],
      [width - 8, height - 8],
    ],
    { type: "MultiPoint", coordinates: found.frame },
  );
  projection.clipExtent([
    [-4, -4],
    [width + 4, height + 4],
  ]);
  const own = ringsOf(landOf(found.countries.split(" ")), projection);
  const islands = found.islands ? dotsOf(own, { least: coarse.least, width, height }) : "";
  return [
    water,
    fill("neighbour", pathOf(ringsOf(everywhere, projection), { tolerance: 5, least: 8 })),
    fill("land", pathOf(own, coarse)),
    ...(islands ? [line("island", 3, islands)] : []),
    ...routeTo(found.to, projection),
  ];
}

/** The world, with a route to each of three cities. */
function wholeWorld(): Layer[] {
  const projection = geoNaturalEarth1().rotate([-11, 0]);
  projection.fitExtent([[-6, 2], [width + 6, height + 6]], everywhere);
  const cities: Place[] = [[-74, 40.7], [101.7, 3.1], [28, -26]];
  return [
    water,
    fill("land", pathOf(ringsOf(everywhere, projection), coarse)),
    ...cities.flatMap((city) => routeTo(city, projection)),
  ];
} // biome-ignore format: places in a line

const water = fill("water", `M0 0h${width}v${height}H0z`);

const isInside = ([x, y]: Place) => x >= 0 && x <= width && y >= 0 && y <= height;

/** A curve along the great circle, bent a little further; from the edge where Algiers lies beyond it. */
function routeTo(end: Place, projection: GeoProjection): Layer[] {
  const along = geoInterpolate(algiers, end);
  const way = Array.from({ length: 61 }, (_, i) => projection(along(i / 60)) as Place);
  const lastOutside = way.findLastIndex((place) => !isInside(place));
  const seen = way.slice(Math.max(lastOutside, 0));
  const [fromX, fromY] = seen[0] as Place;
  const [toX, toY] = seen.at(-1) as Place;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  const steep = Math.abs(dx) <= Math.abs(dy) * 0.3;
  // To the north, or eastwards where the way itself goes north or south.
  const side = steep ? (dy > 0 ? 1 : -1) : dx > 0 ? 1 : -1;
  const bend = length * 0.28 * side;
  const controlX = (fromX + toX) / 2 + (dy / length) * bend;
  const controlY = (fromY + toY) / 2 - (dx / length) * bend;
  const whole = (...values: number[]) => values.map(Math.round).join(" ");
  const star = `translate(${whole(toX - 8, toY - 8)})scale(.68)`;
  return [
    line("way", 3.4, `M${whole(fromX, fromY)}Q${whole(controlX, controlY, toX, toY)}`, "0 7.2"),
    ...(lastOutside < 0 ? [fill("goal", circle(Math.round(fromX), Math.round(fromY), 5))] : []),
    { tone: "goal", d: starPath, transform: star },
  ];
}

export const regionDrawings = (): Record<string, Layer[]> => ({
  ...Object.fromEntries(Object.keys(regions).map((code) => [code, region(code)])),
  GLOBAL: wholeWorld(),
});
