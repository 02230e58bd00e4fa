import type { Fact } from '#guide/schema.ts'
import { t } from '../language/translate.ts'
import '../list/on-paper.css'

/** Paper has nothing to tap, so what is not sure says so there beside itself. */
export function DoubtOnPaper({ fact: { confidence } }: { fact: Fact<unknown> }) {
  return confidence === 'low' && <span className="on-paper"> ({t('not sure')})</span>
}
