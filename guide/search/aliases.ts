/** Words match by sound in any script, except in Tamil, which writes k and g alike and needs its own words. */
const vishnu = ['Vishnu', 'Vishnuvu', 'Maha Vishnu', 'Narayana', 'Perumal', 'பெருமாள்']
const venkateswara = [
  ...vishnu,
  'Venkateswarudu',
  'Venkatachalapathi',
  'வெங்கடாசலபதி',
  'Venkataramana',
  'வேங்கடவன்',
]
const shiva = [
  'Shiva',
  'Shivudu',
  'Sivan',
  'Shivalayam',
  'शिवजी',
  'Mahashiva',
  'Mahadeva',
  'Ishwara',
  'Ishwarudu',
  'சிவன்',
  'சிவாலயம்',
  'சிவபெருமான்',
  'ஈஸ்வரன்',
]

/**
 * Other names for the temples, their places and their deities, by temple id. Spelling variants are not needed here:
 * they match by sound.
 */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  tirumala: [
    'Sri Venkateswara Swamy Temple',
    'Balaji',
    'பாலாஜி',
    'Srinivasa',
    'Srinivasudu',
    'Edukondalavadu',
    'Srivaru',
    'Srivari',
    'Timmappa',
    ...venkateswara,
  ],
  tiruchanoor: [
    'Ammavari Temple',
    'Alamelu Manga',
    'Alarmelmangai',
    'Lakshmi',
    'Lakshmi Devi',
    'Lakshmi Mata',
    'Mahalakshmi',
    'லட்சுமி',
    'மகாலட்சுமி',
  ],
  'srinivasa-mangapuram': ['Sri Kalyana Venkateswara Swamy Temple', ...venkateswara],
  'kapila-theertham': ['Sri Kapileswara Swamy Temple', 'Kamakshi', ...shiva],
  srikalahasti: [
    'Kalahasti',
    'Kalastri',
    'திருக்காளத்தி',
    'காளத்தி',
    'Vayu Linga',
    'Gnana Prasunambika',
    ...shiva,
  ],
  kanipakam: [
    'Sri Varasiddhi Vinayaka Swamy Temple',
    'Vinayakudu',
    'Ganesha',
    'Ganesudu',
    'கணேசர்',
    'Ganapati',
    'கணபதி',
    'Vighneshwara',
    'Vighneshwarudu',
    'Pillaiyar',
  ],
  govindaraja: ['Tirupati', 'Govindarajulu', ...vishnu],
  iskcon: [
    'ISKCON',
    'Sri Sri Radha Govinda Mandir',
    'Lotus Temple',
    'Krishna',
    'Krishnudu',
    'கிருஷ்ணர்',
    'கண்ணன்',
    'ராதை',
  ],
  'vakula-matha': ['Vakula Devi', 'Perur', 'Peruru Banda', 'Patakalva'],
  appalayagunta: venkateswara,
}
