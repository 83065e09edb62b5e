import { keyedDigest } from "./ids.ts";

/** The shop's keys: the one that everything is made with, and while it is being replaced the one before. What was made with either is good. */
export type SecretKeys = readonly [current: string, ...old: string[]];

export const secretKeysOf = ({
  SECRET_KEY,
  SECRET_KEY_OLD,
}: {
  SECRET_KEY: string;
  SECRET_KEY_OLD?: string | undefined;
}): SecretKeys => (SECRET_KEY_OLD === undefined ? [SECRET_KEY] : [SECRET_KEY, SECRET_KEY_OLD]);

/** By which the database knows a key, and nobody can tell it. */
export const nameOfKey = (key: string): string => keyedDigest(key, "the key's name", "").slice(0, 12);
