import type { TempleId } from '#guide/temple-ids.ts'
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

export const drawings: Readonly<Record<TempleId, string>> = {
  tirumala,
  tiruchanoor,
  'srinivasa-mangapuram': srinivasaMangapuram,
  'kapila-theertham': kapilaTheertham,
  srikalahasti,
  kanipakam,
  govindaraja,
  iskcon,
  'vakula-matha': vakulaMatha,
  appalayagunta,
}
