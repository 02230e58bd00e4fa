import assert from 'node:assert/strict'
import { it } from 'node:test'
import { foldedWords } from './fold.ts'
import { regions, town } from './places-left-out.ts'

it('folds the town, the district and the state in every language of the guide', () => {
  const words = [
    'Tirupati Chittoor Andhra Pradesh Andhrapradesh',
    'తిరుపతి చిత్తూరు ఆంధ్ర ప్రదేశ్ ఆంధ్రప్రదేశ్',
    'तिरुपति चित्तूर आंध्र प्रदेश',
    'திருப்பதி சித்தூர் ஆந்திர ஆந்திரப் பிரதேசம் ஆந்திரப்பிரதேசம்',
    'ತಿರುಪತಿ ಚಿತ್ತೂರು ಆಂಧ್ರ ಪ್ರದೇಶ ಆಂಧ್ರಪ್ರದೇಶ',
  ]
  const folded = [...new Set(foldedWords(words.join(' ')))]
  const beginsAnother = (word: string) => folded.some((other) => other !== word && other.startsWith(word))
  assert.deepEqual([town, ...regions].sort(), folded.filter((word) => !beginsAnother(word)).sort())
})
