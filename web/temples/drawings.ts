import type { TempleId } from '#guide/temple-ids.ts'
import { message } from '../language/translate.ts'
import appalayagunta from './drawings/appalayagunta.svg'
import govindaraja from './drawings/govindaraja.svg'
import iskcon from './drawings/iskcon.svg'
import kanipakam from './drawings/kanipakam.svg'
import kapilaTheertham from './drawings/kapila-theertham.svg'
import srikalahasti from './drawings/srikalahasti.svg'
import srinivasaMangapuram from './drawings/srinivasa-mangapuram.svg'
import tiruchanoor from './drawings/tiruchanoor.svg'
import tirumala from './drawings/tirumala.svg'
import vakulaMatha from './drawings/vakula-matha.svg'

type Drawing = {
  address: string
  /** A description for people who cannot see it; translated where it is shown. */
  alt: string
}

/** A drawing of each temple's most distinctive features, not to scale. */
export const drawings: Readonly<Record<TempleId, Drawing>> = {
  tirumala: {
    address: tirumala,
    alt: message('A white gopuram and a golden vimana before forested hills'),
  },
  tiruchanoor: {
    address: tiruchanoor,
    alt: message('A gopuram beside a tank with lotuses and a small pavilion in the water'),
  },
  'srinivasa-mangapuram': {
    address: srinivasaMangapuram,
    alt: message('A stone gopuram in its wall, under a wedding garland between plantain trees'),
  },
  'kapila-theertham': {
    address: kapilaTheertham,
    alt: message('A waterfall from a cliff into a temple tank between pillared halls'),
  },
  srikalahasti: {
    address: srikalahasti,
    alt: message('A tall white gopuram by a river, below a hill with a small shrine'),
  },
  kanipakam: {
    address: kanipakam,
    alt: message('A gopuram, and before it a well, a plate of modakas and a lamp'),
  },
  govindaraja: {
    address: govindaraja,
    alt: message('A gopuram of seven storeys at the end of a street of shops'),
  },
  iskcon: {
    address: iskcon,
    alt: message('A white temple with three towers, rising from the petals of a lotus'),
  },
  'vakula-matha': {
    address: vakulaMatha,
    alt: message('A temple with a golden vimana at the top of steps up a rocky hillock'),
  },
  appalayagunta: {
    address: appalayagunta,
    alt: message('A village temple beside a tank, between palms and rice fields'),
  },
}
