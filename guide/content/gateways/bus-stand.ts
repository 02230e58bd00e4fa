import type { Gateway } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-20')

export const busStand: Gateway = {
  id: 'busStand',
  name: fact('APSRTC Central Bus Station, Tirupati', {
    confidence: 'high',
    sources: ['hindu-new-bus-station', 'hans-india-chandragiri-buses'],
  }),
  coordinates: fact(
    { latitude: 13.6265, longitude: 79.4255 },
    {
      note: 'To be measured: this is the point of the Srinivasam building opposite, from an unofficial list, and stands in for the bus stand.',
    },
  ),
  card: 'From Bus Stand',
  choice: 'Bus stand',
  nearestFirst: 'Nearest to the bus stand first',
  map: { sign: 'bus', shortName: 'Bus Stand' },
  arrival: {
    way: 'By bus',
    here: 'I’m at the bus stand',
    fromTown: fact('In town, less than 1 km from the railway station', {
      note: 'Our estimate, in a straight line between the two points on our map.',
    }),
    onwardInShort: 'Buses to Tirumala, about 3:30 am to 11:30 pm',
    onwardTransport: fact(
      'Buses go to Tirumala from 3:30 am to 11:30 pm (August 2025); others serve the city, Srikalahasti, Kanipakam and Chandragiri. Across the road is the Srinivasam complex of TTD (Tirumala Tirupati Devasthanams), with rooms, free-darshan tokens and the start of temple tours.',
      {
        confidence: 'medium',
        checkedOn: '2026-11-26',
        sources: [
          'new-indian-express-free-buses-for-women',
          'hindu-new-bus-station',
          'hans-india-chandragiri-buses',
          'edukondalu',
          'telangana-today-masks',
        ],
      },
    ),
    phone: fact(
      { shown: '0866-2570005', dialled: '+918662570005' },
      {
        confidence: 'medium',
        checkedOn: '2026-11-23',
        sources: ['hindu-sankranti-buses', 'new-indian-express-sankranti-buses'],
        note: 'The call centre of APSRTC, round the clock; it is not at this bus stand. In news reports of December 2022 and January 2024.',
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
        note: 'Sources say "from Tirupati"; an unofficial list names the bus stand.',
      },
    ),
    'srinivasa-mangapuram': fact(
      { leastMetres: 12_000, mostMetres: 13_000 },
      {
        confidence: 'medium',
        sources: ['hans-india-asi-inspection'],
        note: 'A newspaper says 13 km "from Tirupati", sites we don’t count as sources say 12.',
      },
    ),
    'kapila-theertham': fact(
      { leastMetres: 3500, mostMetres: 4000 },
      {
        confidence: 'medium',
        sources: ['vihara-darshani'],
        note: 'One Telugu page says 1.5 km; that is shorter than the straight line and was dropped.',
      },
    ),
    srikalahasti: fact(
      { leastMetres: 35_000, mostMetres: 39_000 },
      {
        confidence: 'medium',
        sources: ['as-feel-good-stories'],
        note: 'Sources say 35, 36 and 38 km "from Tirupati"; the upper end leaves 1 km to spare.',
      },
    ),
    kanipakam: fact(
      { leastMetres: 68_000, mostMetres: 75_000 },
      {
        confidence: 'medium',
        sources: ['wikipedia-kanipakam', 'yatraklick'],
        note: 'Sources say "from Tirupati", so the range is the same as from the railway station.',
      },
    ),
    govindaraja: fact(
      { leastMetres: 1000, mostMetres: 1000 },
      {
        note: 'Rounded to a kilometre, from a temple directory or a travel site without a named author, which we don’t count as a source.',
      },
    ),
    iskcon: fact(
      { leastMetres: 3000, mostMetres: 5000 },
      {
        note: 'An unofficial list says about 4 km "from Tirupati", without naming the bus stand; we give 3 to 5.',
      },
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
        sources: ['bharat-temples', 'sanatana-vibes', 'bhakti-saram'],
        note: 'Sources say 14 to 20 km, two others 25 and 30. If the temple lies further east, 14 and 15 are shorter than the straight line.',
      },
    ),
  },
}
