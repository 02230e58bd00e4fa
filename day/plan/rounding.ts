import type { DayFrame } from './day-frame.ts'

// Whether a day is in time is decided on what pages show: minutes rounded to five, and roads to a kilometre.

export function toFive(minute: number): number {
  return Math.round(minute / 5) * 5
}

export function toHalfHour(minute: number): number {
  return Math.ceil(minute / 30) * 30
}

export type Limits = { latestBack: number; mostMetres: number }

export function chosenLimits({ backBy, reserveMinutes, mostRoadMetres }: DayFrame): Limits {
  return {
    latestBack: Math.floor((backBy - reserveMinutes) / 5) * 5 + 2,
    mostMetres: mostRoadMetres + 499,
  }
}
