import assert from 'node:assert/strict'
import { guide } from '#tests/support/guide.ts'
import type { Pilgrim } from './pilgrim.ts'

const { temples } = guide

type InLanguage = Pick<Pilgrim, 'language'>
type Sees = Pick<Pilgrim, 'language' | 'sees'>

export function nameOf(templeId: string, { language }: InLanguage): string {
  const temple = temples.find(({ id }) => id === templeId)
  return (language === 'en' ? temple?.name : temple?.localNames[language].value) ?? assert.fail(templeId)
}

export const anyStatus = { en: '^(Open|Closed|Ask first|May be)\\b', te: 'తెరి|తెరు|మూసి|అడగండి' }

export function seesStatus({ language, sees }: Sees, temple: string, status: { en: string; te: string }) {
  return sees('text', new RegExp(status[language === 'en' ? 'en' : 'te']), temple)
}

export function seesDistance({ language, sees }: Sees, temple: string) {
  const line = language === 'en' ? /^(?=.*\d).*railway station/ : /^(?=.*\d).*రైల్వే స్టేషన్/
  return sees('text', line, temple)
}

/** The words for the driver are in Telugu, whatever the reader's language. */
export async function seesDriverScreen({ sees }: Pick<Pilgrim, 'sees'>, place: string) {
  await sees('text', place)
  await sees('text', 'దయచేసి నన్ను ఇక్కడికి తీసుకెళ్లండి')
}

/** Runs in the page: stops its clock at a time, and lets the page notice as if it had been hidden until then. */
export function setClock(at: number): void {
  window.Date = new Proxy(Date, {
    construct: (Present, given: [number]) => new Present(...((given.length > 0 ? given : [at]) as [number])),
    get: (Present, name) => (name === 'now' ? () => at : Reflect.get(Present, name)),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
