import type { Gateway } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'
import { notes } from '../sources/notes.ts'

const fact = factsCheckedOn('2026-11-20')

export const airport: Gateway = {
  id: 'airport',
  name: fact('Tirupati Airport (Renigunta), code TIR', {
    confidence: 'medium',
    sources: ['wikipedia-airport', 'financial-express-airport'],
  }),
  coordinates: fact(
    { latitude: 13.6325, longitude: 79.5433 },
    {
      confidence: 'medium',
      note: 'From three unofficial lists. The point Wikipedia gives for the airfield is 0.7 km away, and the terminal itself was not measured.',
    },
  ),
  card: 'From Airport',
  choice: 'Airport',
  nearestFirst: 'Nearest to the airport first',
  map: { sign: 'plane', shortName: 'Airport' },
  arrival: {
    way: 'By air',
    here: 'I’m at the airport',
    fromTown: fact('16 km from the middle of town', {
      note: 'By road to Govindaraja Swami Temple, from a temple directory we don’t count as a source.',
    }),
    onwardInShort: 'Taxi, hired car or APSRTC bus from the terminal',
    onwardTransport: fact(
      'Take a taxi, a hired car or an APSRTC bus from the terminal into town. In 2021 APSRTC ran buses from the airport to Tirumala every half hour, in 2023 electric ones by way of Tirupati. We found no mention of a free temple bus from the airport.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-28',
        sources: [
          'financial-express-airport',
          'etv-bharat-airport-bus',
          'hans-india-kadapa-bus',
          'hans-india-madanapalle-bus',
        ],
        note: 'In 2023 there were 14 electric buses on this road; we did not find their times.',
      },
    ),
  },
  distances: {
    tirumala: fact(
      { leastMetres: 39_000, mostMetres: 40_000 },
      { confidence: 'medium', sources: ['wikipedia-airport'] },
    ),
    tiruchanoor: fact(
      { leastMetres: 15_000, mostMetres: 15_000 },
      { confidence: 'medium', sources: ['tripxl'], note: 'A single travel page, which says "about 15 km".' },
    ),
    'srinivasa-mangapuram': fact(
      { leastMetres: 27_000, mostMetres: 30_000 },
      {
        note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 12 km on to the temple also make 28 km.',
      },
    ),
    'kapila-theertham': fact({ leastMetres: 17_000, mostMetres: 17_000 }, { note: notes.directory }),
    srikalahasti: fact(
      { leastMetres: 24_000, mostMetres: 28_000 },
      {
        note: 'Our estimate: 1.15 to 1.3 times the straight line, rounded. The one published figure, 21 km, equals the straight line and cannot be the road.',
      },
    ),
    kanipakam: fact(
      { leastMetres: 81_000, mostMetres: 90_000 },
      {
        note: 'Our estimate: within 1.15 to 1.35 times the straight line, rounded. The 16 km into town plus 68 km on to the temple make 84 km.',
      },
    ),
    govindaraja: fact({ leastMetres: 16_000, mostMetres: 16_000 }, { note: notes.directory }),
    iskcon: fact(
      { leastMetres: 16_000, mostMetres: 19_000 },
      {
        note: 'Our estimate: 1.15 to 1.35 times the straight line, rounded. The place of the temple on the map is itself uncertain.',
      },
    ),
    'vakula-matha': fact({ leastMetres: 24_000, mostMetres: 24_000 }, { note: notes.directory }),
    appalayagunta: fact(
      { leastMetres: 13_000, mostMetres: 20_000 },
      {
        checkedOn: '2026-11-23',
        note: 'Our estimate, from the straight lines to the two points that unofficial lists give, with a generous upper end.',
      },
    ),
  },
}
