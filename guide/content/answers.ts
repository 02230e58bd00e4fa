import type { Answer } from '#guide/schema.ts'
import { aroundTirupati } from './answers/around-tirupati.ts'
import { atTirumala } from './answers/at-tirumala.ts'
import { beforeYouCome } from './answers/before-you-come.ts'
import { darshan } from './answers/darshan.ts'
import { onFoot } from './answers/on-foot.ts'
import { specialDays } from './answers/special-days.ts'
import { upToTirumala } from './answers/up-to-tirumala.ts'

/** In the order in which the questions come up: before the journey, on the way, at the temple. */
export const goodToKnow: readonly Answer[] = [
  ...darshan,
  ...beforeYouCome,
  ...upToTirumala,
  ...onFoot,
  ...atTirumala,
  ...aroundTirupati,
  ...specialDays,
]
