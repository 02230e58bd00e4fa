import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { temples } from '../content/temples.ts'
import { searchNames, searchSounds } from './names.ts'
import { searchTemples } from './search.ts'

const searchable = temples.map((temple) => ({ id: temple.id, sounds: searchSounds(searchNames(temple)) }))

/** The temples expected for each god, in order, with the god's names in each language. */
const gods: [found: string[], queries: string[]][] = [
  [
    ['kanipakam'],
    [
      'వినాయక',
      'వినాయకుడు',
      'గణపతి',
      'గణేశుడు',
      'విఘ్నేశ్వరుడు',
      'विनायक',
      'गणपति',
      'गणेश जी',
      'விநாயகர்',
      'கணபதி',
      'கணேசர்',
      'பிள்ளையார்',
      'ವಿನಾಯಕ',
      'ಗಣಪತಿ',
      'ಗಣೇಶ',
      'ganapati',
      'Ganpati',
      'Lord Ganesha',
      'Vigneswara',
    ],
  ],
  [
    ['kapila-theertham', 'srikalahasti'],
    [
      'శివుడు',
      'శివ',
      'शिव',
      'शिवजी',
      'भगवान शिव',
      'महादेव',
      'சிவன்',
      'சிவபெருமான்',
      'ಶಿವ',
      'ಈಶ್ವರ',
      'Lord Shiva',
      'Lord Siva',
      'Mahadev',
      'Eswara',
      'sivan',
      'Sivan temple',
      'శివాలయం',
      'शिवालय',
      'சிவாலயம்',
      'ಶಿವಾಲಯ',
      'Shivalayam',
      'temple of shiva',
      'the temple of Lord Shiva',
      'Shiva temples',
    ],
  ],
  [
    ['tirumala', 'srinivasa-mangapuram', 'govindaraja', 'appalayagunta'],
    ['విష్ణువు', 'విష్ణు', 'भगवान विष्णु', 'விஷ்ணு', 'பெருமாள்', 'ವಿಷ್ಣು', 'Lord Vishnu', 'god Vishnu', 'Perumal'],
  ],
  [
    ['tirumala', 'srinivasa-mangapuram', 'appalayagunta'],
    [
      'వేంకటేశ్వరుడు',
      'వెంకటేశ్వర స్వామి',
      'वेंकटेश्वर',
      'வெங்கடேஸ்வரர்',
      'வெங்கடேஸ்வர சுவாமி',
      'வெங்கடாசலபதி',
      'ವೆಂಕಟೇಶ್ವರ',
      'ವೆಂಕಟರಮಣ',
      'Lord Venkateswara',
      'Venkatachalapathy',
    ],
  ],
  [
    ['tiruchanoor'],
    [
      'లక్ష్మీదేవి',
      'అలమేలు మంగ',
      'माता लक्ष्मी',
      'லட்சுமி',
      'மகாலட்சுமி',
      'ಲಕ್ಷ್ಮಿ',
      'goddess Lakshmi',
      'Mahalaxmi',
      'alarmelmangai',
      'Alarmel Mangai',
      'அலர்மேல் மங்கை',
      'அலர்மேல்மங்கை',
    ],
  ],
  [['iskcon'], ['కృష్ణుడు', 'శ్రీ కృష్ణ', 'राधा कृष्ण', 'கிருஷ்ணர்', 'ராதை', 'ಕೃಷ್ಣ', 'Sri Krishna', 'Lord Krishna']],
  [
    ['tirumala'],
    ['బాలాజీ', 'ఏడుకొండలవాడు', 'तिरुपति बालाजी', 'பாலாஜி', 'ஏழுமலையான்', 'ತಿಮ್ಮಪ್ಪ', 'Lord Balaji', 'శ్రీవారు', 'Srivaru'],
  ],
  [
    ['srikalahasti'],
    ['திருக்காளத்தி', 'காளத்தி', 'Thirukalathi', 'Vayu Linga', 'Kalastri', 'Sri Kalastri', 'காளாஸ்திரி'],
  ],
  [['govindaraja'], ['గోవిందరాజులు', 'Govindarajulu', 'Govinda Rajulu', 'గోవిందరాజుల స్వామి']],
]

describe('a search for a god', () => {
  for (const [found, queries] of gods) {
    for (const query of queries) {
      it(`finds ${found.join(', ')} and no other by ${query}`, () => assert.deepEqual(ids(query), found))
    }
  }
})

function ids(query: string): string[] {
  return searchTemples(query, searchable).map(({ id }) => id)
}
