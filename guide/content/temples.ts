import type { Temple } from '../schema.ts'
import { appalayagunta } from './temples/appalayagunta.ts'
import { govindaraja } from './temples/govindaraja.ts'
import { iskcon } from './temples/iskcon.ts'
import { kanipakam } from './temples/kanipakam.ts'
import { kapilaTheertham } from './temples/kapila-theertham.ts'
import { srikalahasti } from './temples/srikalahasti.ts'
import { srinivasaMangapuram } from './temples/srinivasa-mangapuram.ts'
import { tiruchanoor } from './temples/tiruchanoor.ts'
import { tirumala } from './temples/tirumala.ts'
import { vakulaMatha } from './temples/vakula-matha.ts'

/** In the order of the specification of the product. */
export const temples: readonly Temple[] = [
  tirumala,
  tiruchanoor,
  srinivasaMangapuram,
  kapilaTheertham,
  srikalahasti,
  kanipakam,
  govindaraja,
  iskcon,
  vakulaMatha,
  appalayagunta,
]
