export const minutesPerDay = 1440
export const minutesPerWeek = 7 * minutesPerDay
const millisecondsPerMinute = 60_000

/** Unchanged since 1945: zone Asia/Kolkata of https://data.iana.org/time-zones/tzdb/asia */
const minutesAheadOfUtc = 330

/** 1 January 1970 was a Thursday. */
const minutesFromSundayToEpoch = 4 * minutesPerDay

export function minuteOfWeek(instant: Date): number {
  const minutes = Math.floor(instant.getTime() / millisecondsPerMinute)
  return modulo(minutes + minutesAheadOfUtc + minutesFromSundayToEpoch, minutesPerWeek)
}

export function instantOf(minute: number): Date {
  return new Date((minute - minutesAheadOfUtc - minutesFromSundayToEpoch) * millisecondsPerMinute)
}

export function dateInIndia(instant: Date): string {
  return new Date(instant.getTime() + minutesAheadOfUtc * millisecondsPerMinute).toISOString().slice(0, 10)
}

/** Minutes after the day's midnight count on past 1440. */
export function momentInIndia(date: string, minute: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (minute - minutesAheadOfUtc) * millisecondsPerMinute)
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

export function clockOf(minute: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function modulo(dividend: number, divisor: number): number {
  return ((dividend % divisor) + divisor) % divisor
}
