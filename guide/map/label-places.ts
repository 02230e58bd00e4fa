import type { Temple } from '../schema.ts'
import type { LabelPlace } from './label.ts'

type Language = 'en' | keyof Temple['localNames']
type Places = LabelPlace & { except?: Partial<Record<Language, LabelPlace>> }

const onTheRight: LabelPlace = { side: 'right' }

/** Where names stand on the map, by the id of a temple, a gateway or the view that a frame leads to. */
const labelPlaces: Readonly<Record<string, Places>> = {
  railwayStation: { side: 'below', align: 'end' },
  busStand: {
    side: 'right',
    except: {
      ta: { side: 'above', align: 'start', onTwoLines: true },
      kn: { side: 'right', onTwoLines: true },
    },
  },
  'kapila-theertham': { side: 'below' },
  govindaraja: {
    side: 'above',
    except: { ta: { side: 'above', align: 'end', shift: 28, onTwoLines: true } },
  },
  airport: {
    side: 'above',
    align: 'end',
    onTwoLines: true,
    except: {
      en: { side: 'below' },
      te: { side: 'below', align: 'end' },
      ta: { side: 'above', align: 'end', shift: 24, onTwoLines: true },
    },
  },
  tirumala: { side: 'right', except: { ta: { side: 'above' } } },
  tiruchanoor: { side: 'right', except: { en: { side: 'below' }, te: { side: 'below' } } },
  'srinivasa-mangapuram': { side: 'above', align: 'start', shift: -24, onTwoLines: true },
  'vakula-matha': { side: 'below', except: { en: { side: 'below', onTwoLines: true } } },
  appalayagunta: { side: 'left', except: { en: { side: 'below' } } },
  town: {
    side: 'right',
    onTwoLines: true,
    except: { ta: { side: 'above', align: 'start', shift: -7, onTwoLines: true } },
  },
  srikalahasti: { side: 'above', align: 'end' },
  surroundings: { side: 'below' },
}

/** On the right of the mark, unless the list above says otherwise. */
export function labelPlaceOf(id: string, language: Language): LabelPlace {
  const place = labelPlaces[id]
  return place?.except?.[language] ?? place ?? onTheRight
}
