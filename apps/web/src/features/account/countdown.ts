import { useEffect, useState } from "react";

/** Seconds left until `end` (ms since 1970), counting down each second; 0 when it is over. */
export function useCountdown(end: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(end, now);
  useEffect(() => {
    if (secondsLeft(end, Date.now()) === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (secondsLeft(end, Date.now()) === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

export function secondsLeft(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000));
}

/** `0:59`, `10:00` */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
