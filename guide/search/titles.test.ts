import assert from 'node:assert/strict'
import { it } from 'node:test'
import { foldedWords } from './fold.ts'
import { titles } from './titles.ts'

it('folds the titles of every language of the guide', () => {
  const words = [
    'temple temples lord god goddess sri swami mandir bhagavan ji',
    'ఆలయం దేవాలయం గుడి స్వామి వారి దేవుడు',
    'मंदिर भगवान श्री स्वामी जी',
    'கோவில் கோயில் சுவாமி கடவுள்',
    'ದೇವಸ್ಥಾನ ದೇವಾಲಯ ಸ್ವಾಮಿ ದೇವರು',
  ]
  assert.deepEqual(titles, [...new Set(foldedWords(words.join(' ')))])
})
