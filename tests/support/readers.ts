import { inTheLongRun } from './journey.ts'

type Runs = { tag?: string[] }

/** `when` says in which runs, `ifSlow` the same for journeys of many seconds. */
export type Reader = {
  language: 'en' | 'te'
  prefix: '' | '/te'
  width: 360 | 1280
  when: Runs
  ifSlow: Runs
}

/** A phone in English and a desk in Telugu in every run; in the long one a desk in English and a phone in Telugu, too. */
export const readers: Reader[] = [
  { language: 'en', prefix: '', width: 360, when: {}, ifSlow: {} },
  { language: 'te', prefix: '/te', width: 1280, when: {}, ifSlow: inTheLongRun },
  { language: 'en', prefix: '', width: 1280, when: inTheLongRun, ifSlow: inTheLongRun },
  { language: 'te', prefix: '/te', width: 360, when: inTheLongRun, ifSlow: inTheLongRun },
]
