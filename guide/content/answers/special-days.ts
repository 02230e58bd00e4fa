import type { Answer } from '#guide/schema.ts'
import { factsCheckedOn } from '../sources/fact.ts'

const fact = factsCheckedOn('2026-11-23')

export const specialDays: readonly Answer[] = [
  {
    id: 'calendar',
    topic: 'special-days',
    question: 'On which coming days are temples crowded or shut?',
    answer: fact(
      'On these days. Most are not announced yet: we inferred them from other years. Ask the temple before you travel for one of them.',
      { checkedOn: '2026-11-27', note: 'Each day has its own sources.' },
    ),
    calendar: true,
    links: [],
    temples: [],
  },
  {
    id: 'eclipses',
    topic: 'special-days',
    question: 'What happens on the day of an eclipse?',
    answer: fact(
      'Temples shut, nine hours before a solar eclipse and six before a lunar one, until they are purified: those of the temple board (TTD), probably with Vakula Matha, and Kanipakam. At Tirumala there are then no ₹300 tickets and no lines for elders; in March 2026 there were no free tokens (SSD) either. The free meals stop. Srikalahasti stays open: in March 2026 pilgrims were let in as usual, but in September 2025, late in the evening, there were rites without them. We found nothing about ISKCON. The next eclipse here is a solar one on 2 August 2027; the next lunar one visible from India is on 6 July 2028, according to the weather service.',
      {
        confidence: 'high',
        checkedOn: '2026-11-28',
        sources: [
          'deccan-chronicle-solar-eclipse',
          'news18-solar-eclipse',
          'tirumala-updates',
          'telangana-today-eclipses',
          'hindustan-times-telugu-eclipse-tokens',
          'ttd-news-lunar-eclipse',
          'ttd-news-lunar-eclipse-january',
          'ttd-news-all-temples-shut',
          'hindu-lunar-eclipse',
          'deccan-chronicle-lunar-eclipse',
          'asianet-newsable-lunar-eclipse',
          'deccan-chronicle-lunar-eclipse-elsewhere',
          'samayam-lunar-eclipse',
          'hans-india-srikalahasti-eclipse',
          'telugupost-srikalahasti-eclipse',
          'ntv-telugu-eclipse',
          'hans-india-next-lunar-eclipse',
        ],
        note: 'Nine hours: before the solar eclipses of December 2019 and October 2022. As TTD said in October 2023, all its temples around Tirupati shut. We could not find out when Kanipakam shuts.',
      },
    ),
    links: [],
    temples: [
      'tirumala',
      'tiruchanoor',
      'srinivasa-mangapuram',
      'kapila-theertham',
      'govindaraja',
      'appalayagunta',
      'vakula-matha',
      'srikalahasti',
      'kanipakam',
      'iskcon',
    ],
  },
]
