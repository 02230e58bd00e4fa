import type { Fact, SourceKind } from '#guide/fact-schema.ts'
import { markForeignWords } from '#web/language/foreign-words.tsx'
import { message, t } from '#web/language/translate.ts'
import { checkedOnText } from './checked-on.ts'

const sourceKindTexts: Record<SourceKind, string> = {
  official: message('official'),
  encyclopedia: message('encyclopedia'),
  newspaper: message('newspaper'),
  book: message('book'),
  blog: message('blog'),
}

type EvidenceProps = { fact: Pick<Fact<unknown>, 'note' | 'checkedOn' | 'sources'>; isOld: boolean }

export function Evidence({ fact: { note, checkedOn, sources }, isOld }: EvidenceProps) {
  return (
    <>
      {note && <p>{markForeignWords(note)}</p>}
      <p>{`${checkedOnText(checkedOn, isOld)} ${sources.length === 0 ? t('No source to name.') : ''}`}</p>
      {sources.length > 0 && (
        <ul>
          {sources.map(({ name, kind, url }) => (
            <li key={url}>
              <a href={url} rel="noreferrer" lang="en">
                {name}
              </a>{' '}
              <span>{`(${t(sourceKindTexts[kind])})`}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
