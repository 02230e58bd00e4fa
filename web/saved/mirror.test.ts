import assert from 'node:assert/strict'
import { it } from 'node:test'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  },
  document: { documentElement: { style: { setProperty() {}, removeProperty() {} } } },
})
const { currentMirror, readMirror, setMirror } = await import('./mirror.ts')
const { forgetTaps, mirrorDay } = await import('./mirror-stored.ts')
const { tapTemple } = await import('./tap-temple.ts')

function store(lines: string[], taps = ''): void {
  stored.clear()
  stored.set('my-day', lines.join('\n'))
  if (taps) stored.set('my-day-taps', taps)
  setMirror(readMirror())
}

it('a tap wins over what is stored, whoever has written that, until it is stored itself', () => {
  store(['one', 'tirumala iskcon', '', 'kanipakam'])
  tapTemple('iskcon', false)
  tapTemple('kanipakam', true)
  const { temples, taps } = currentMirror()
  assert.deepEqual(temples, ['tirumala', 'kanipakam'])
  assert.deepEqual(taps, ['-iskcon', '+kanipakam'])

  // Another tab, and the database, have not heard of the taps.
  stored.set('my-day', 'one\niskcon new-temple tirumala\n\nkanipakam')
  assert.deepEqual(readMirror().temples, ['new-temple', 'tirumala', 'kanipakam'])
  mirrorDay('one', ['iskcon', 'tirumala'])
  assert.deepEqual(readMirror(), currentMirror())
  assert.deepEqual(currentMirror().temples, ['tirumala', 'kanipakam'])

  forgetTaps(taps)
  assert.equal(stored.get('my-day-taps'), undefined)
  mirrorDay('one', ['iskcon', 'tirumala'])
  assert.deepEqual(currentMirror().temples, ['iskcon', 'tirumala'])
})

it('a temple that is tapped again while its tap is being stored is not forgotten, here or in another tab', () => {
  store(['one', ''])
  tapTemple('iskcon', true)
  const { taps: sent } = currentMirror()
  tapTemple('iskcon', false)
  forgetTaps(sent)
  assert.deepEqual(currentMirror().taps, ['-iskcon'])

  store(['one', 'tirumala'], '+tirumala')
  stored.set('my-day-taps', '-tirumala')
  forgetTaps(['+tirumala'])
  assert.equal(stored.get('my-day-taps'), '-tirumala')
})

it('what earlier versions left is read, whose taps had no sign', () => {
  const mirror = {
    id: 'one',
    temples: ['tirumala'],
    taps: ['+tirumala', '-iskcon'],
    favourites: ['kanipakam'],
  }
  store(['one', 'tirumala', 'tirumala iskcon', 'kanipakam'])
  assert.deepEqual(currentMirror(), mirror)
  store(['one', 'tirumala', '', 'kanipakam'], 'tirumala iskcon')
  assert.deepEqual(currentMirror(), mirror)
  store([''])
  assert.deepEqual(currentMirror(), { id: null, temples: [], taps: [], favourites: [] })
})

it('a day is in hand for one date, until the night after it ends', (context) => {
  context.mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-23T20:00:00+05:30') })
  store(['one', 'tirumala'])
  mirrorDay('one', ['tirumala'])
  context.mock.timers.setTime(Date.parse('2026-11-24T03:30:00+05:30'))
  assert.equal(readMirror().id, 'one')
  context.mock.timers.setTime(Date.parse('2026-11-24T04:30:00+05:30'))
  assert.deepEqual(readMirror(), { ...currentMirror(), id: null })
  assert.deepEqual(readMirror().temples, ['tirumala'])
})
