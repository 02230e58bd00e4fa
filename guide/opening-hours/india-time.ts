export const minutesPerDay = 1440
export const minutesPerWeek = 7 * minutesPerDay
const millisecondsPerMinute = 60_000

/**
 * All of India is at UTC+05:30, without clock changes since 1945 (zone Asia/Kolkata of
 * https://data.iana.org/time-zones/tzdb/asia). A fixed offset is therefore correct, and needs neither zone data nor the
 * phone's own time zone.
 */
const minutesAheadOfUtc = 330

/** 1 January 1970 was a Thursday. */
const minutesFromSundayToEpoch = 4 * minutesPerDay

/** Whole minutes since Sunday 00:00 in India, 0 to 10,079. */
export function minuteOfWeek(instant: Date): number {
  const minutes = Math.floor(instant.getTime() / millisecondsPerMinute)
  return modulo(minutes + minutesAheadOfUtc + minutesFromSundayToEpoch, minutesPerWeek)
}

/** A time at which that minute of a week begins. */
export function instantOf(minute: number): Date {
  return new Date((minute - minutesAheadOfUtc - minutesFromSundayToEpoch) * millisecondsPerMinute)
}

/** Today's date in India, such as 2026-11-21. */
export function dateInIndia(instant: Date): string {
  return new Date(instant.getTime() + minutesAheadOfUtc * millisecondsPerMinute).toISOString().slice(0, 10)
}

/** The moment at a minute of that day in India; minutes after its midnight count on past 1440. */
export function momentInIndia(date: string, minute: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minute - minutesAheadOfUtc) * millisecondsPerMinute)
}

/** Minutes since midnight: '16:30' is 990, '25:30' is 1530. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function modulo(dividend: number, divisor: number): number {
  return ((dividend % divisor) + divisor) % divisor
}
