import assert from 'node:assert/strict'
import { it } from 'node:test'
import { withFiguresOf } from './figures.ts'

for (const [what, former, english, translation, expected] of [
  ['a fare', 'A seat is 90 rupees.', 'A seat is 100 rupees.', 'ஒரு இருக்கை 90 ரூபாய்.', 'ஒரு இருக்கை 100 ரூபாய்.'],
  ['two, in another order', '5 of 10 trips', '10 of 5 trips', '10 में से 5', '5 में से 10'],
  ['thousands and fractions', '1,500 steps, 2.5 km', '1,600 steps, 3 km', '2.5 కి.మీ., 1,500', '3 కి.మీ., 1,600'],
  ['one that is said twice', '3 days, not 3 nights', '4 days, not 4 nights', '3 ದಿನ, 3 ರಾತ್ರಿ', '4 ದಿನ, 4 ರಾತ್ರಿ'],
  ['one beside a year that stays', '2026: 40 rupees', '2026: 50 rupees', '2026: 40 रुपये', '2026: 50 रुपये'],
  ['other words', 'A seat is 90 rupees.', 'A seat costs 100 rupees.', '90 ரூபாய்', undefined],
  ['one that the translation has in words', '2 days', '3 days', 'இரண்டு நாட்கள்', undefined],
  ['one that the translation has more often', '2 days', '3 days', '2 நாட்கள், 2 இரவுகள்', undefined],
  ['two alike of which one changes', '3 days, 3 nights', '4 days, 3 nights', '3 ದಿನ, 3 ರಾತ್ರಿ', undefined],
  ['a time, as the part of the day is a word', 'From 09:00', 'From 16:00', 'காலை 09:00 முதல்', undefined],
  ['a time of a text with another figure', '2 gates, 9 am', '3 gates, 9 am', '2 வாயில், காலை 9', undefined],
  ['a part of a longer figure', '30 rupees', '40 rupees', '300 ரூபாய்', undefined],
] as const)
  it(`figures are ${expected ? 'carried over' : 'not guessed'}: ${what}`, () =>
    assert.equal(withFiguresOf(english, former, translation), expected))
