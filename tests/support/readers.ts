import { inTheLongRun } from './journey.ts'

type Runs = { tag?: string[] }

/** `when` says in which runs to test this reader, `ifSlow` the same for slow journeys. */
type Reader = {
  language: 'en' | 'te'
  prefix: '' | '/te'
  width: 360 | 1280
  when: Runs
  ifSlow: Runs
}

/** Every run tests a phone in English and a desktop in Telugu; the long one also the reverse. */
export const readers: Reader[] = [
  { language: 'en', prefix: '', width: 360, when: {}, ifSlow: {} },
  { language: 'te', prefix: '/te', width: 1280, when: {}, ifSlow: inTheLongRun },
  { language: 'en', prefix: '', width: 1280, when: inTheLongRun, ifSlow: inTheLongRun },
  { language: 'te', prefix: '/te', width: 360, when: inTheLongRun, ifSlow: inTheLongRun },
]
