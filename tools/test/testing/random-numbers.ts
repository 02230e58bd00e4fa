import { it } from 'node:test'
import fc from 'fast-check'

it('tries numbers', () => console.log(`tried ${fc.sample(fc.nat(), 5)}`))
