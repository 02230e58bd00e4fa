import type { Temple } from '#guide/schema.ts'
import { type Evidence, factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

const hoursEvidence: Evidence = {
  confidence: 'high',
  checkedOn: '2026-11-26',
  sources: ['ttd-temples-2015', 'ttd-news-govindaraja'],
  note: 'Opening and closing are from the temple board in 2015; the rest is from its timetable of May 2021, in the epidemic, which we could read only up to 6 pm. Others say until 9:30 pm, a break from 12:30 pm to 2 pm, or the free line only from 9:30 am.',
}

export const govindaraja: Temple = {
  id: 'govindaraja',
  name: 'Govindaraja Swami Temple',
  localNames: {
    te: fact('శ్రీ గోవిందరాజ స్వామి వారి ఆలయం, తిరుపతి', {
      confidence: 'high',
      checkedOn: '2026-11-23',
      sources: ['ttd-news-govindaraja'],
    }),
    hi: fact('श्री गोविंदराज स्वामी मंदिर, तिरुपति', { note: notes.ourRendering }),
    ta: fact('திருப்பதி கோவிந்தராஜப் பெருமாள் கோவில்', { note: notes.ourRendering }),
    kn: fact('ಶ್ರೀ ಗೋವಿಂದರಾಜ ಸ್ವಾಮಿ ದೇವಸ್ಥಾನ, ತಿರುಪತಿ', { note: notes.ourRendering }),
  },
  description: fact(
    'The large old temple round which the town of Tirupati grew, a short walk from the railway station. Ramanuja is said to have consecrated it in 1130; the reclining image is of clay and is therefore not bathed.',
    { confidence: 'medium', sources: ['wikipedia-govindaraja'] },
  ),
  deity: fact('Govindaraja, Vishnu reclining', { confidence: 'medium', sources: ['wikipedia-govindaraja'] }),
  tradition: fact('vaishnava', {
    confidence: 'high',
    checkedOn: '2026-11-26',
    sources: ['wikipedia-govindaraja', 'ttd-temples-2015'],
    note: notes.ourGrouping,
  }),
  coordinates: fact(
    { latitude: 13.6299, longitude: 79.4163 },
    {
      confidence: 'medium',
      note: 'Two unofficial lists agree; two more put it 200 m further east.',
    },
  ),
  openingHours: fact(
    {
      sessions: [
        { opens: '06:30', closes: '09:00' },
        { opens: '09:30', closes: '12:30' },
        { opens: '13:00', closes: '18:00' },
      ],
      disputed: [
        { opens: '05:00', closes: '06:30' },
        { opens: '09:00', closes: '09:30' },
        { opens: '12:30', closes: '13:00' },
        { opens: '18:00', closes: '21:30' },
      ],
    },
    hoursEvidence,
  ),
  likelyHours: fact([{ opens: '18:00', closes: '21:00' }], hoursEvidence),
  hoursText: fact(
    '5 am to 9 pm. Darshan pauses for the services in between: in 2021 it was from 6:30 am to 9 am, 9:30 am to 12:30 pm and 1 pm to 6 pm. Some lists say until 9:30 pm, or have a longer break at noon.',
    hoursEvidence,
  ),
  visitMinutes: fact(
    { least: 30, usual: 60, most: 120 },
    { checkedOn: '2026-11-23', note: notes.ourEstimate },
  ),
  gettingThere: fact(
    'Walk from the railway station. From the bus stand it is about 1 km, on foot or by auto-rickshaw; from the airport take a taxi to the station area. It is a stop of the local temple tour.',
    { confidence: 'medium', sources: ['etv-bharat-local-temple-tour'] },
  ),
  festivals: fact('Annual Brahmotsavam in the month of Vaisakha (May or June).', {
    confidence: 'medium',
    sources: ['andhra-today'],
    note: 'In 2024 from 16 to 24 May.',
  }),
  officialPage: fact('https://www.tirumala.org/', {
    confidence: 'medium',
    checkedOn: '2026-11-23',
    sources: ['wikipedia-govindaraja', 'ttd-temples-2015'],
    note: "The general site of the temple board, which had a page about this temple in 2015. We did not open today's site.",
  }),
  beforeYouEnter: {
    dress: fact('Traditional or decent full-length dress.', { note: notes.directory }),
    phonesAndCameras: fact(null),
    bagsAndFootwear: fact(null),
    tickets: fact('Entry is free.', { note: notes.publicDataSet }),
    stepsAndSeating: fact(null),
  },
  inShort: { phonesAndCameras: null, bagsAndFootwear: null, dress: 'traditional or full-length' },
}
