import assert from 'node:assert/strict'
import { beforeEach, describe, it, mock } from 'node:test'
import { codeOf, withCode } from './error-code.ts'
import { makeChange } from './make-change.ts'

/** What becomes of a call: `early` is lost before it arrives; `lost` is carried out, and `repeated` for the second time. */
type Fate = 'answered' | 'lost' | 'early' | 'refused' | 'repeated' | 'never ends'

const lost = withCode('auth/network-request-failed')
const repeated = withCode('auth/invalid-action-code')
const refused = withCode('auth/too-many-requests')
let keys = 0

describe('a change whose answer may be lost', () => {
  let asked: number
  let made: number
  let key: string
  beforeEach(() => {
    asked = made = 0
    keys += 1
    key = `change ${keys}`
  })

  /** Returns the code of what is thrown. */
  async function change(
    calls: Fate[],
    question: 'answered' | 'lost' = 'answered',
    prepare: Fate = 'answered',
  ) {
    const meet = async (fate: Fate | undefined, act = () => {}) => {
      if (fate === 'refused') throw refused
      if (fate === 'repeated') {
        act()
        throw repeated
      }
      if (fate !== 'early') act()
      if (fate === 'never ends') return new Promise<never>(() => {})
      if (fate !== 'answered') throw lost
    }
    try {
      await makeChange({
        key,
        prepare: () => meet(prepare),
        make: () => meet(calls.shift(), () => (made += 1)),
        async isMade() {
          asked += 1
          await meet(question)
          return made > 0
        },
        repeated: repeated.message,
      })
      return undefined
    } catch (error) {
      return codeOf(error)
    }
  }

  it('is made once and asks nothing if there is an answer', async () => {
    assert.deepEqual([await change(['answered']), made, asked], [undefined, 1, 0])
  })

  it('is refused, without a question, if nothing went before', async () => {
    assert.deepEqual([await change(['refused']), made, asked], [codeOf(refused), 0, 0])
    assert.deepEqual([await change([], 'answered', 'early'), made, asked], [codeOf(lost), 0, 0])
  })

  it('is found made, or made again', async () => {
    assert.deepEqual([await change(['lost']), made, asked], [undefined, 1, 1])
    made = 0
    assert.deepEqual([await change(['early', 'answered']), made], [undefined, 1])
  })

  it('is found made if the browser has sent it twice', async () => {
    assert.deepEqual([await change(['repeated']), made, asked], [undefined, 1, 1])
  })

  it('is unknown if it got no answer twice, or the question got none', async () => {
    assert.deepEqual([await change(['early', 'early']), made], ['no-answer', 0])
    assert.deepEqual([await change(['lost'], 'lost'), made], ['no-answer', 1])
  })

  it('stays unknown until there is an answer, and is then found made, whatever a second call is told', async () => {
    await change(['lost'], 'lost')
    assert.equal(await change([], 'lost', 'early'), 'no-answer')
    assert.equal(await change(['refused'], 'lost'), 'no-answer')
    assert.deepEqual([await change([], 'answered', 'refused'), made], [undefined, 1])
    // From now on it is answered: a refusal is its own.
    assert.equal(await change(['refused']), codeOf(refused))
  })

  it('is refused by the second call if the first never arrived', async () => {
    await change(['early'], 'lost')
    assert.deepEqual([await change(['refused']), made], [codeOf(refused), 0])
  })

  it('does not wait for ever for an answer to end', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const outcome = change(['never ends'])
    await new Promise(setImmediate)
    mock.timers.tick(40_000)
    assert.deepEqual([await outcome, made, asked], [undefined, 1, 1])
    mock.reset()
  })
})
