import { Fragment, type ReactNode } from 'react'
import { t } from './translate.ts'

type TranslatedProps = { text: string; parts: Readonly<Record<string, ReactNode>> }

/** Replaces each `{name}` of a sentence by that element. The key gives another sentence its own element. */
export function Translated({ text, parts }: TranslatedProps) {
  return (
    <span key={text}>
      {t(text)
        .split(/\{(\w+)\}/)
        .map((piece, index) => (
          <Fragment key={piece}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
        ))}
    </span>
  )
}
