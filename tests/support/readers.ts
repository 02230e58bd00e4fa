import { inTheLongRun } from './journey.ts'

type Reader = {
  language: 'en' | 'te'
  prefix: '' | '/te'
  width: 360 | 1280
  /** In which runs. */
  when: { tag?: string[] }
}

/** Every page as it opens is tested in every language and width, in every-page.test.ts. */
export const readers: Reader[] = [
  { language: 'en', prefix: '', width: 360, when: {} },
  { language: 'te', prefix: '/te', width: 1280, when: inTheLongRun },
]
