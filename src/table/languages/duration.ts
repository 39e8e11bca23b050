import { say } from "./words";

const MINUTE = 60;

/** Seconds as people read them, whole ones. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return say("timeSeconds", { seconds: whole });
  const rest = whole % MINUTE;
  return say("timeMinutes", {
    minutes: (whole - rest) / MINUTE,
    seconds: rest < 10 ? `0${rest}` : `${rest}`,
  });
}
