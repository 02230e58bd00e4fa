import assert from 'node:assert/strict'
import { it } from 'node:test'
import { parseArguments } from './command-line.ts'

const options = { age: { type: 'string' }, json: { type: 'boolean' } } as const

for (const [args, problem] of [
  [['--nothing'], "Unknown option '--nothing'."],
  [['everything'], "Unexpected argument 'everything'."],
  [['--age'], "Option '--age <value>' argument missing."],
  [['--age', '--json'], "Option '--age' argument is ambiguous."],
  [['--json=yes'], "Option '--json' does not take an argument."],
] as const) {
  it(`says in a sentence what is wrong with ${args.join(' ')}`, () => {
    assert.deepEqual(parseArguments([...args], { options }), { problem })
  })
}

it('tells who asks for help from who gives arguments', () => {
  assert.deepEqual(parseArguments(['--json', '--help'], { options }), { help: true })
  const parsed = parseArguments(['--json', '--age', '5'], { options })
  assert.deepEqual({ ...('values' in parsed && parsed.values) }, { json: true, age: '5' })
})
