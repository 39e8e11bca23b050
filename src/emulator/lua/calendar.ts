import { raise } from "./fault";

const hostDate = os.date;

/**
 * The functions of `os` that TTS has. Times of day are UTC, so they are the same on every machine.
 *
 * @noSelf
 */
export interface Calendar {
  time(parts?: Record<string, number>): number;
  date(format?: string, time?: number): unknown;
  clock(): number;
  difftime(later: number, earlier?: number): number;
}

/** Days from 1970-01-01 to the first day of a year's month; months beyond 1..12 run into other years. */
function daysBefore(year: number, month: number): number {
  const months = year * 12 + (month - 1);
  const whole = math.floor(months / 12);
  const monthOfYear = months % 12;
  // Years that begin in March put the leap day at the end.
  const marchYear = monthOfYear < 2 ? whole - 1 : whole;
  const marchMonth = (monthOfYear + 10) % 12;
  const leapDays = math.floor(marchYear / 4) - math.floor(marchYear / 100) + math.floor(marchYear / 400);
  return marchYear * 365 + leapDays + math.floor((marchMonth * 153 + 2) / 5) - 719468;
}

/** The `os` library on a virtual clock. `os.time()` has a fraction, as in TTS. */
export function createCalendar(clock: () => number): Calendar {
  const start = clock();
  return {
    time: (parts) => {
      if (parts === undefined) return clock();
      const { year, month, day } = parts;
      if (year === undefined || month === undefined || day === undefined) {
        return raise("field 'year', 'month' or 'day' missing in date table");
      }
      const days = daysBefore(year, month) + day - 1;
      return days * 86400 + (parts.hour ?? 12) * 3600 + (parts.min ?? 0) * 60 + (parts.sec ?? 0);
    },
    date: (format, time) => {
      const moment = math.floor(time ?? clock());
      const [plain] = string.gsub(format ?? "%c", "^!", "");
      return hostDate(`!${plain}`, moment);
    },
    clock: () => clock() - start,
    difftime: (later, earlier) => later - (earlier ?? 0),
  };
}
