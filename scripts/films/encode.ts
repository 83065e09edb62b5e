import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { rate } from "./timeline.ts";

type Picture = { file: string; seconds: number };

/** H.264, which every browser plays; `faststart`: playing begins before the whole film is there. */
export const encoding = `-vf fps=${rate},format=yuv420p -c:v libx264 -preset slow -tune animation -crf 29 -movflags +faststart -an`;
/** Same pictures, same bytes. */
const repeatable = "-map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 2";

/** Throws where there is no ffmpeg: whoever builds the shop keeps the films that are there. */
export function assertEncoder(): void {
  const { error } = spawnSync("ffmpeg", ["-version"]);
  if (error) throw new Error("Films are made by ffmpeg: apt-get install ffmpeg");
}

export function encodeFilm(pictures: readonly Picture[], folder: string, film: string): void {
  const list = path.join(folder, "pictures.txt");
  const last = pictures.at(-1);
  if (!last) throw new Error("A film of no pictures");
  const lines = pictures.flatMap(({ file, seconds }) => [`file '${file}'`, `duration ${seconds.toFixed(5)}`]);
  // How long the last one stays counts only where another follows.
  writeFileSync(list, ["ffconcat version 1.0", ...lines, `file '${last.file}'`].join("\n"));
  const args = `-v error -y -f concat -safe 0 -i ${list} ${encoding} ${repeatable}`.split(" ");
  const seconds = pictures.reduce((sum, one) => sum + one.seconds, 0);
  const { status, stderr } = spawnSync("ffmpeg", [...args, "-t", seconds.toFixed(3), film], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}
