import type { DayTemple } from '#day/plan/day-temple.ts'
import { message, t } from '#web/language/translate.ts'

const feet = {
  srivariMettu: {
    name: message('Srivari Mettu'),
    forDriver: { name: 'శ్రీవారి మెట్టు', place: 'శ్రీనివాస మంగాపురం' },
  },
  alipiri: { name: message('Alipiri'), forDriver: { name: 'అలిపిరి నడకదారి', place: 'తిరుపతి' } },
}

export function feetForDriver(): NonNullable<DayTemple['feet']> {
  const { srivariMettu, alipiri } = feet
  return {
    srivariMettu: { ...srivariMettu, name: t(srivariMettu.name) },
    alipiri: { ...alipiri, name: t(alipiri.name) },
  }
}
