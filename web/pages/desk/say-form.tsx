import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Word } from '#today/word.ts'
import { ownNames } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { TimeChoice } from './choice/time-choice.tsx'
import { laterBeginnings, otherEnds, usualEnd, usualEnds } from './choice/times.ts'
import { kinds } from './choice-names.ts'
import { type Draft, emptyDraft, type Kind, type Span, sayingOf } from './draft.ts'
import { Fields } from './fields.tsx'
import { type Preview as PreviewOf, type Previews, previewsOf } from './previews.ts'
import { draftProblemText, problemText } from './problem-text.ts'
import { SaidWord } from './said-word.tsx'
import type { Desk, Result } from './use-desk.ts'

type SayFormProps = {
  kind: Kind
  desk: Desk
  previews: Previews
  onSaid: (word: Word) => void
  onCancel: () => void
}

export function SayForm({ kind, desk, previews, onSaid, onCancel }: SayFormProps) {
  const [opened] = useState(Date.now)
  const [draft, setDraft] = useState<Draft>(() => emptyDraft(kind, opened, spokenLanguage()))
  const [span, setSpan] = useState<Span>(() => ({ from: null, until: usualEnd(opened) }))
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const saying = sayingOf(draft)
  const says = saying && 'kind' in saying ? saying : undefined
  const from = span.from ?? opened
  const word: Word | undefined = says && { id: '', from, until: span.until, saidAt: opened, says }
  const shown = word ? previewsOf(word, previews, new Date(opened)) : []
  const change = (changes: Partial<Draft>) => {
    setProblem(undefined)
    setDraft((before) => ({ ...before, ...changes }) as Draft)
  }
  const changeSpan = (changes: Partial<Span>) => {
    setProblem(undefined)
    setSpan((before) => ({ ...before, ...changes }))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!says || isSending) return
    setSending(true)
    setProblem(undefined)
    const result: Result = await desk.say(says, span)
    setSending(false)
    if ('word' in result) onSaid(result.word)
    else setProblem(problemText(result.problem, result.waitMs))
  }
  return (
    <form className="stack gap-4" aria-labelledby="desk-form" onSubmit={send}>
      <h2 id="desk-form" ref={heading} tabIndex={-1}>
        {t(kinds.find((one) => one.kind === kind)?.name ?? '')}
      </h2>
      <Fields draft={draft} opened={opened} change={change} />
      {canBeginLater.includes(kind) && (
        <TimeChoice
          legend={t('From when?')}
          now={opened}
          usual={[null]}
          others={laterBeginnings(opened)}
          value={span.from}
          onChoose={(from) => changeSpan({ from, until: usualEnd(from ?? opened) })}
        />
      )}
      <TimeChoice
        key={from}
        legend={t('Until when?')}
        now={opened}
        usual={usualEnds(from)}
        others={otherEnds(from)}
        value={span.until}
        onChoose={(until) => changeSpan({ until: until ?? usualEnd(from) })}
      />
      {saying && 'problem' in saying && <p role="alert">{draftProblemText(saying.problem)}</p>}
      {word && <Preview word={word} shown={word.says.kind === 'text' ? shown : shown.slice(1)} />}
      {!saying && <p className="note">{t('Choose above what to say.')}</p>}
      <div className="desk-send stack gap-2">
        {word && word.says.kind !== 'text' && <p className="desk-sentence">{shown[0]?.text}</p>}
        <p role="alert" className="if-any wrong strong">
          {problem}
        </p>
        <p className="desk-buttons cluster gap-2">
          {word && (
            <button type="submit" className="button" aria-disabled={isSending} aria-busy={isSending}>
              {isSending ? t('Sending…') : t('Send')}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onCancel}>
            {t('Don’t send')}
          </button>
        </p>
      </div>
    </form>
  )
}

const canBeginLater: readonly Kind[] = ['hours', 'road', 'text']

type PreviewProps = { word: Word; shown: readonly PreviewOf[] }

function Preview({ word, shown }: PreviewProps) {
  const [first, second, ...others] = shown
  const item = (preview: PreviewOf | undefined) =>
    preview && (
      <div key={preview.language}>
        <dt className="note" lang={preview.language}>
          {ownNames[preview.language]}
        </dt>
        <dd>
          <SaidWord word={word} text={preview.text} language={preview.language} />
        </dd>
      </div>
    )
  return (
    <section className="desk-preview sheet" aria-labelledby="desk-preview">
      <h3 id="desk-preview">{t('Readers will see')}</h3>
      <dl>{[first, second].map(item)}</dl>
      <details>
        <summary>{t('In the other languages')}</summary>
        <dl>{others.map(item)}</dl>
      </details>
    </section>
  )
}
