export const minutesPerDay = 1440
export const minutesPerWeek = 7 * minutesPerDay
const millisecondsPerMinute = 60_000

/**
 * All of India is at UTC+05:30, and no clock there has been put forward or back since 1945
 * (zone Asia/Kolkata of https://data.iana.org/time-zones/tzdb/asia). A fixed offset is thus right, needs no
 * zone data on the phone and does not ask where the phone thinks it is.
 */
const minutesAheadOfUtc = 330

/** 1 January 1970 was a Thursday. */
const minutesFromSundayToEpoch = 4 * minutesPerDay

/** The whole minutes since Sunday 00:00 in India, from 0 to 10,079. */
export function minuteOfWeek(instant: Date): number {
  const minutes = Math.floor(instant.getTime() / millisecondsPerMinute)
  return modulo(minutes + minutesAheadOfUtc + minutesFromSundayToEpoch, minutesPerWeek)
}

/** The day that it is in India, such as 2026-11-21. */
export function dateInIndia(instant: Date): string {
  return new Date(instant.getTime() + minutesAheadOfUtc * millisecondsPerMinute).toISOString().slice(0, 10)
}

/** Of 'HH:MM': '16:30' is 990, and '25:30' is 1530. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The beginning of the minute that comes so many minutes after the one in which `instant` lies. */
export function minutesLater(instant: Date, minutes: number): Date {
  const minute = Math.floor(instant.getTime() / millisecondsPerMinute)
  return new Date((minute + minutes) * millisecondsPerMinute)
}

export function modulo(dividend: number, divisor: number): number {
  return ((dividend % divisor) + divisor) % divisor
}
