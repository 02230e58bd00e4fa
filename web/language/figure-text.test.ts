import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Figure } from '#guide/figures/figure.ts'
import { type Language, languages } from '#messages/languages.ts'
import { messagesOf } from '#site/messages/messages-of.ts'
import { figureText, numberOf } from './figure-text.server.ts'
import { saidIn } from './translate.ts'

const inLanguage = (language: Language, say: () => string) =>
  saidIn(language, messagesOf(language), say).replaceAll('\u00a0', ' ')

for (const [figure, ...said] of [
  [{ rupees: 90 }, '₹90', '₹90', '₹90', '₹90', '₹90'],
  [
    { rupees: [1500, 250000] },
    '₹1,500 to ₹2,50,000',
    '₹1,500 నుండి ₹2,50,000',
    '₹1,500 से ₹2,50,000',
    '₹1,500 முதல் ₹2,50,000',
    '₹1,500ರಿಂದ ₹2,50,000',
  ],
  [{ percent: [35, 40] }, '35 to 40%', '35 నుండి 40%', '35 से 40%', '35 முதல் 40%', '35ರಿಂದ 40%'],
  [{ hours: [4, 6] }, '4 to 6 hours', '4 నుండి 6 గంటలు', '4 से 6 घंटे', '4 முதல் 6 மணி நேரம்', '4ರಿಂದ 6 ಗಂಟೆ'],
  [{ minutes: 40 }, '40 minutes', '40 నిమిషాలు', '40 मिनट', '40 நிமிடங்கள்', '40 ನಿಮಿಷ'],
  [{ days: 1 }, '1 day', '1 రోజు', '1 दिन', '1 நாள்', '1 ದಿನವು'],
  [{ months: 3 }, '3 months', '3 నెలలు', '3 महीने', '3 மாதங்கள்', '3 ತಿಂಗಳು'],
  [
    { years: [65, 70] },
    '65 to 70 years',
    '65 నుండి 70 సంవత్సరాలు',
    '65 से 70 वर्ष',
    '65 முதல் 70 ஆண்டுகள்',
    '65ರಿಂದ 70 ವರ್ಷಗಳು',
  ],
  [{ kilometres: 1.5 }, '1.5 km', '1.5 కి.మీ.', '1.5 किमी', '1.5 கி.மீ.', '1.5 ಕಿ.ಮೀ.'],
  [
    { metres: [200, 400] },
    '200 to 400 m',
    '200 నుండి 400 మీ.',
    '200 से 400 मी',
    '200 முதல் 400 மீ.',
    '200ರಿಂದ 400 ಮೀ.',
  ],
  [{ count: 3550 }, '3,550', '3,550', '3,550', '3,550', '3,550'],
  [{ count: 150000 }, '1,50,000', '1,50,000', '1,50,000', '1,50,000', '1,50,000'],
  [{ time: '03:30' }, '3:30 am', 'తెల్లవారుజామున 3:30', 'तड़के 3:30', 'அதிகாலை 3:30', 'ಬೆಳಗಿನ ಜಾವ 3:30'],
  [{ time: '25:30' }, '1:30 am', 'రాత్రి 1:30', 'रात 1:30', 'இரவு 1:30', 'ರಾತ್ರಿ 1:30'],
  [
    { time: ['16:00', '17:30'] },
    '4 pm to 5:30 pm',
    'సాయంత్రం 4:00 నుండి 5:30 వరకు',
    'शाम 4:00 से 5:30 तक',
    'மாலை 4:00 முதல் 5:30 வரை',
    'ಸಂಜೆ 4:00ರಿಂದ 5:30ರವರೆಗೆ',
  ],
  [
    { time: ['09:00', '14:00'] },
    '9 am to 2 pm',
    'ఉదయం 9:00 నుండి మధ్యాహ్నం 2:00 వరకు',
    'सुबह 9:00 से दोपहर 2:00 तक',
    'காலை 9:00 முதல் மதியம் 2:00 வரை',
    'ಬೆಳಿಗ್ಗೆ 9:00ರಿಂದ ಮಧ್ಯಾಹ್ನ 2:00ರವರೆಗೆ',
  ],
  [
    { date: '2025-08-15' },
    '15 August 2025',
    '15 ఆగస్టు, 2025',
    '15 अगस्त 2025',
    '15 ஆகஸ்ட், 2025',
    'ಆಗಸ್ಟ್ 15, 2025',
  ],
  [{ month: '2025-08' }, 'August 2025', 'ఆగస్టు 2025', 'अगस्त 2025', 'ஆகஸ்ட் 2025', 'ಆಗಸ್ಟ್ 2025'],
  [{ year: 2025 }, '2025', '2025', '2025', '2025', '2025'],
  [{ dayOfMonth: 22 }, '22nd', '22', '22', '22', '22'],
  [{ phone: '155257' }, '155257', '155257', '155257', '155257', '155257'],
] as const)
  it(`a figure is written as the language writes it: ${JSON.stringify(figure)}`, () => {
    assert.deepEqual(
      languages.map((language) => inLanguage(language, () => figureText(figure as Figure))),
      said,
    )
  })

it('a figure can be had without its unit, where grammar gives that another ending', () => {
  assert.equal(
    inLanguage('te', () => numberOf({ hours: [4, 6] })),
    '4 నుండి 6',
  )
  assert.equal(
    inLanguage('en', () => numberOf({ years: 65 })),
    '65',
  )
})
