/**
 * What else people call the ten temples, their places and their deities, by the id of the temple: the names and
 * deities of the facts in other words. Other spellings of a name need not be here, they are found by sound.
 */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  tirumala: ['Sri Venkateswara Swamy Temple', 'Balaji', 'Srinivasa', 'Vishnu'],
  tiruchanoor: ['Ammavari Temple', 'Alamelu Manga', 'Lakshmi'],
  'srinivasa-mangapuram': ['Sri Kalyana Venkateswara Swamy Temple', 'Vishnu'],
  'kapila-theertham': ['Sri Kapileswara Swamy Temple', 'Shiva', 'Kamakshi'],
  srikalahasti: ['Kalahasti', 'Shiva', 'Gnana Prasunambika'],
  kanipakam: ['Sri Varasiddhi Vinayaka Swamy Temple', 'Ganesha'],
  govindaraja: ['Vishnu', 'Tirupati'],
  iskcon: ['ISKCON', 'Sri Sri Radha Govinda Mandir', 'Lotus Temple', 'Krishna'],
  'vakula-matha': ['Vakula Devi', 'Perur', 'Peruru Banda', 'Patakalva'],
  appalayagunta: ['Vishnu'],
}
