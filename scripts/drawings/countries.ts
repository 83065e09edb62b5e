import { geoAzimuthalEqualArea } from "d3-geo";
import { disputedOutlines } from "../../packages/i18n/src/brand.ts";
import { flagColours } from "./flag-colours.ts";
import {
  areaOf,
  boundsOf,
  centreOf,
  drawnCountries,
  type Land,
  landOf,
  middleOf,
  pathOf,
  type Ring,
  ringsOf,
} from "./geography.ts";
import { type Colour, fill, type Layer, line, sun } from "./scene.ts";
import { starPath } from "./shapes.ts";

/** The middle of the outline in the box of a vignette. */
const middle = [160, 84] as const;
const room = { width: 190, height: 140 };
const bandTop = 118;
const ribbonTop = 178;

type Outlines = typeof disputedOutlines;

/**
 * Where no place is drawn: the country's outline with the way there and the star, over a ribbon of its flag's colours. Without
 * an outline the sun alone stands above them.
 */
export function country(code: string, outlines: Outlines = disputedOutlines): Layer[] {
  const land = outlineOf(code, outlines);
  return [
    fill("halo", "M-120-80h560v300h-560z"),
    fill("far", `M-120 ${bandTop}q140-24 280 0t280 0v120H-120z`),
    ...(land ? outlined(code, land) : sun(...middle, 30)),
    fill("sea", `M-120 ${ribbonTop}h560v60h-560z`),
    ...ribbon(flagColours(code)),
  ];
}

/** Land of the countries that make up its outline; null where there is none to draw. */
function outlineOf(code: string, outlines: Outlines): Land | null {
  const codes = outlines[code];
  if (codes !== undefined) return codes === null ? null : landOf(codes.split(" "));
  return drawnCountries.has(code) ? landOf([code]) : null;
}

/** In diagonals of the main land, how far what belongs to it may lie: France without Guiana, here without Alaska and Svalbard. */
const nearness: Readonly<Record<string, number>> = { US: 0.7, NO: 0.7 };
const usualNearness = 1.25;

/** The main land and what lies near it; the star stands in the main land's middle. */
function outlined(code: string, land: Land): Layer[] {
  const [longitude, latitude] = middleOf(land);
  const projection = geoAzimuthalEqualArea().rotate([-longitude, -latitude]).scale(2000).translate([0, 0]);
  const rings = ringsOf(land, projection.clipAngle(60));
  const [main] = rings;
  if (!main) throw new Error(`No land of ${code}`);
  const bounds = boundsOf([main]);
  const reach =
    Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) * (nearness[code] ?? usualNearness);
  const near = rings.filter((ring) => {
    const [x, y] = boundsOf([ring]).middle;
    return Math.hypot(x - bounds.middle[0], y - bounds.middle[1]) < reach;
  });
  const seen = boundsOf(near.filter((ring) => areaOf(ring) > areaOf(main) * 0.012));
  const drawn = near.filter((ring) => !isCrumb(ring, main, seen));
  const scale = Math.min(room.width / (seen.right - seen.left), room.height / (seen.bottom - seen.top));
  const placed = ([x, y]: readonly [number, number]) =>
    [(x - seen.middle[0]) * scale + middle[0], (y - seen.middle[1]) * scale + middle[1]] as const;
  const [starX, starY] = placed(centreOf(main)).map(Math.round) as [number, number];
  const shape = pathOf(
    drawn.map((ring) => ring.map(placed)),
    { tolerance: 2.4, least: 4 },
  );
  return [
    fill("land", shape),
    line("way", 3.4, way(longitude < algiersLongitude, starX, starY), "0 7.2"),
    { tone: "goal", d: starPath, transform: `translate(${starX - 11} ${starY - 11})scale(.92)` },
  ];
}

/** What is small beside the main land and lies off all that is large: a spot behind the page's buttons. */
function isCrumb(ring: Ring, main: Ring, seen: ReturnType<typeof boundsOf>): boolean {
  const [x, y] = boundsOf([ring]).middle;
  const isBeside = x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
  return isBeside && areaOf(ring) < areaOf(main) * 0.04;
}

const algiersLongitude = 3.06;

/** From the side where Algiers lies, as on the maps of the regions: geography, so reading from the right doesn't turn it. */
const way = (fromEast: boolean, x: number, y: number) =>
  fromEast ? `M440 190Q${x + 120} 40 ${x} ${y}` : `M-120 190Q${x - 120} 40 ${x} ${y}`;

/** Side by side in what every cut of the drawing shows; the outer ones go on to its edges. */
function ribbon(colours: readonly Colour[]): Layer[] {
  const share = 320 / colours.length;
  return colours.map((colour, at) => {
    const from = at === 0 ? -120 : Math.round(at * share);
    const to = at === colours.length - 1 ? 440 : Math.round((at + 1) * share);
    return fill(colour, `M${from} ${ribbonTop}h${to - from}v4h${from - to}z`);
  });
}
