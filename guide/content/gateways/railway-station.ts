import type { Gateway } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-20')

export const railwayStation: Gateway = {
  id: 'railwayStation',
  name: fact('Tirupati railway station (often called Tirupati Main), code TPTY', {
    confidence: 'medium',
    sources: ['wikipedia-railway-station'],
  }),
  coordinates: fact(
    { latitude: 13.6279, longitude: 79.4194 },
    {
      confidence: 'medium',
      sources: ['wikipedia-railway-station', 'hindi-wikipedia-railway-station'],
      note: 'A list of railway stations puts it about 80 m away.',
    },
  ),
  card: 'From Railway Station',
  choice: 'Railway station',
  nearestFirst: 'Nearest to the railway station first',
  map: { sign: 'train', shortName: 'Railway Station' },
  arrival: {
    way: 'By rail',
    here: 'I’m at the railway station',
    fromTown: fact('In the middle of town', {
      confidence: 'medium',
      sources: ['wikipedia-railway-station'],
      note: 'Govindaraja Swami Temple is about 300 m away on foot, according to a temple directory that we don’t count as a source.',
    }),
    onwardInShort: 'Auto-rickshaws and taxis outside; buses to Tirumala start here',
    onwardTransport: fact(
      'Buses to Tirumala, the temple tours of the tourism department and the free buses of TTD (Tirumala Tirupati Devasthanams) to the hill footpaths start here. Auto-rickshaws and taxis wait outside, and Vishnu Nivasam, where TTD lets rooms to pilgrims, faces the station.',
      {
        confidence: 'medium',
        sources: ['etv-bharat-local-temple-tour', 'edukondalu', 'hans-india-410-buses'],
      },
    ),
    phone: fact(
      { shown: '139', dialled: '139' },
      {
        confidence: 'high',
        checkedOn: '2026-11-23',
        sources: ['ndtv-india', 'financial-express-railway-139'],
        note: 'The number of the railways for all of India.',
      },
    ),
  },
  distances: {
    tirumala: fact(
      { leastMetres: 20_000, mostMetres: 24_000 },
      {
        checkedOn: '2026-11-26',
        sources: ['asianet-newsable-free-buses'],
        note: 'A newspaper says 24 km "from Tirupati", sites we don’t count as sources say 20 to 22.',
      },
    ),
    tiruchanoor: fact(
      { leastMetres: 5000, mostMetres: 5000 },
      {
        confidence: 'medium',
        sources: ['hindu-temples-tiruchanoor', 'wikipedia-tiruchanoor'],
        note: 'Sources say "from Tirupati".',
      },
    ),
    'srinivasa-mangapuram': fact(
      { leastMetres: 12_000, mostMetres: 13_000 },
      {
        confidence: 'medium',
        sources: ['hans-india-asi-inspection'],
        note: 'A newspaper says 13 km, other sites 12; a blog’s 10 km is shorter than the straight line.',
      },
    ),
    'kapila-theertham': fact(
      { leastMetres: 3400, mostMetres: 5000 },
      {
        confidence: 'medium',
        sources: ['district-kapila-theertham'],
        note: 'The district government says 4 km; two temple directories we don’t count as sources say 3.4 and 5.',
      },
    ),
    srikalahasti: fact(
      { leastMetres: 35_000, mostMetres: 39_000 },
      {
        confidence: 'medium',
        sources: ['as-feel-good-stories', 'wikipedia-srikalahasti'],
        note: 'Sources say 35, 36 and 38 km "from Tirupati"; the upper end leaves 1 km to spare.',
      },
    ),
    kanipakam: fact(
      { leastMetres: 68_000, mostMetres: 75_000 },
      {
        confidence: 'medium',
        sources: ['wikipedia-kanipakam', 'yatraklick'],
        note: 'All say "from Tirupati": Wikipedia 68 km, a blog 70, a tour operator we don’t count as a source 75.',
      },
    ),
    govindaraja: fact(
      { leastMetres: 300, mostMetres: 300 },
      {
        note: 'From the station front to the temple entrance on foot, according to a temple directory that we don’t count as a source. Others say 0.5 and 1 km.',
      },
    ),
    iskcon: fact(
      { leastMetres: 3000, mostMetres: 5000 },
      { note: 'Unofficial lists say 4 km, or 4 to 5, without naming a starting point; we give 3 to 5.' },
    ),
    'vakula-matha': fact(
      { leastMetres: 8000, mostMetres: 10_000 },
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['district-vakula-matha', 'srigirinilayam'],
        note: 'The district government says 8 km, a blog 10. Many sites say 5, but even the straight line from the station is 6.3 km.',
      },
    ),
    appalayagunta: fact(
      { leastMetres: 16_000, mostMetres: 20_000 },
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['vidzone-appalayagunta', 'bharat-temples', 'sanatana-vibes', 'bhakti-saram'],
        note: 'Sources say 14 to 20 km, two others 25 and 30. If the temple lies further east, 14 and 15 are shorter than the straight line.',
      },
    ),
  },
}
