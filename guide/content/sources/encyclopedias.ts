import { publishedBy } from './published-by.ts'

export const encyclopedias = publishedBy('encyclopedia', {
  'Hindi Wikipedia: Tirupati railway station': {
    'hindi-wikipedia-railway-station': 'https://hi.wikipedia.org/wiki/तिरुपति_रेलवे_स्टेशन',
  },
  'Kannada Wikipedia: Srikalahasteeswara temple': {
    'kannada-wikipedia-srikalahasti': 'https://kn.wikipedia.org/wiki/ಶ್ರೀಕಾಳಹಸ್ತೀಶ್ವರ_ದೇವಾಲಯ',
  },
  'Wikipedia: Govindaraja Temple, Tirupati': {
    'wikipedia-govindaraja': 'https://en.wikipedia.org/wiki/Govindaraja_Temple,_Tirupati',
  },
  'Wikipedia: Kalyana Venkateswara Temple, Srinivasamangapuram': {
    'wikipedia-srinivasa-mangapuram':
      'https://en.wikipedia.org/wiki/Kalyana_Venkateswara_Temple,_Srinivasamangapuram',
  },
  'Wikipedia: Kapila Theertham': {
    'wikipedia-kapila-theertham': 'https://en.wikipedia.org/wiki/Kapila_Theertham',
  },
  'Wikipedia: Sri Padmavathi Ammavari Temple, Tiruchanur': {
    'wikipedia-tiruchanoor': 'https://en.wikipedia.org/wiki/Sri_Padmavathi_Ammavari_Temple,_Tiruchanur',
  },
  'Wikipedia: Srikalahasteeswara temple': {
    'wikipedia-srikalahasti': 'https://en.wikipedia.org/wiki/Srikalahasteeswara_temple',
  },
  'Wikipedia: Tirumala': {
    'wikipedia-tirumala': 'https://en.wikipedia.org/wiki/Tirumala',
  },
  'Wikipedia: Tirupati Airport': {
    'wikipedia-airport': 'https://en.wikipedia.org/wiki/Tirupati_Airport',
  },
  'Wikipedia: Tirupati Main railway station': {
    'wikipedia-railway-station': 'https://en.wikipedia.org/wiki/Tirupati_Main_railway_station',
  },
  'Wikipedia: Vinayaka Temple, Kanipakam': {
    'wikipedia-kanipakam': 'https://en.wikipedia.org/wiki/Vinayaka_Temple,_Kanipakam',
  },
})
