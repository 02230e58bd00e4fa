import type { TempleId } from '#guide/temple-ids.ts'
import { message } from '#web/language/translate.ts'

export const drawingsInWords: Readonly<Record<TempleId, string>> = {
  tirumala: message('A white gopuram and a golden vimana before forested hills'),
  tiruchanoor: message('A gopuram beside a tank with lotuses and a small pavilion in the water'),
  'srinivasa-mangapuram': message(
    'A stone gopuram in its wall, under a wedding garland between plantain trees',
  ),
  'kapila-theertham': message('A waterfall from a cliff into a temple tank between pillared halls'),
  srikalahasti: message('A tall white gopuram by a river, below a hill with a small shrine'),
  kanipakam: message('A gopuram, and before it a well, a plate of modakas and a lamp'),
  govindaraja: message('A gopuram of seven storeys at the end of a street of shops'),
  iskcon: message('A white temple with three towers, rising from the petals of a lotus'),
  'vakula-matha': message('A temple with a golden vimana at the top of steps up a rocky hillock'),
  appalayagunta: message('A village temple beside a tank, between palms and rice fields'),
}
