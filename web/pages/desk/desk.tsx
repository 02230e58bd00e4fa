import { useEffect, useRef, useState } from 'react'
import type { Word } from '#today/word.ts'
import type { Accounts } from '#web/account/session/firebase.ts'
import { momentText } from '#web/guide/today/word-text.ts'
import { t } from '#web/language/translate.ts'
import { Link } from '#web/shell/navigation/link.tsx'
import { useNow } from '#web/shell/now.tsx'
import { kinds } from './choice-names.ts'
import './desk.css'
import type { Kind } from './draft.ts'
import type { Previews } from './previews.ts'
import { problemText } from './problem-text.ts'
import { SayForm } from './say-form.tsx'
import { StandingWords } from './standing-words.tsx'
import { type Access, type Desk as OpenDesk, type Result, useDesk } from './use-desk.ts'
import { WordLog } from './word-log.tsx'

type DeskProps = { own: Accounts['own']; previews: Previews }

export function Desk({ own, previews }: DeskProps) {
  const desk = useDesk(own)
  const minute = useNow()?.getTime() ?? Date.now()
  const now = Math.max(minute, ...(desk.words?.all.map(({ saidAt }) => saidAt) ?? []))
  return (
    <div className="page desk-page">
      <h1>{t('Travel desk')}</h1>
      <LineNote desk={desk} now={now} />
      {desk.access === 'granted' ? (
        <OpenedDesk desk={desk} previews={previews} now={now} />
      ) : (
        <ShutNote access={desk.access} />
      )}
    </div>
  )
}

function LineNote({ desk: { isReached, words }, now }: { desk: OpenDesk; now: number }) {
  return (
    <p role="status" className={isReached ? 'visually-hidden' : 'sheet problem wrong strong'}>
      {!isReached &&
        (words
          ? t('There is no connection. This is as of {time}, and nothing can be sent now.', {
              time: momentText(words.readAt, new Date(now)),
            })
          : t('There is no connection. Nothing can be sent now.'))}
    </p>
  )
}

function ShutNote({ access }: { access: Exclude<Access, 'granted'> }) {
  switch (access) {
    case 'unknown':
      return <p role="status">{t('Reading…')}</p>
    case 'editor-needed':
      return (
        <>
          <p role="status">
            {t(
              'Your account may not speak for the travel desk. Those who run this site can allow it, once your email address is confirmed. Nothing was sent.',
            )}
          </p>
          <p>
            <Link to="/account">{t('Your account')}</Link>
          </p>
        </>
      )
    case 'sign-in-needed':
      return (
        <>
          <p role="status">{t('You’re no longer logged in, so nothing was sent. Please log in again.')}</p>
          <p>
            <Link to="/login">{t('Log in')}</Link>
          </p>
        </>
      )
    case 'wrong-clock':
      return (
        <p role="status">
          {t(
            'The clock of this device is wrong, so readers would be told wrong hours. Set it right, then come back. Nothing was sent.',
          )}
        </p>
      )
  }
}

type Done = { text: string; undo?: () => Promise<Result> }

function OpenedDesk({ desk, previews, now }: { desk: OpenDesk; previews: Previews; now: number }) {
  const [kind, setKind] = useState<Kind>()
  const [done, setDone] = useState<Done>({ text: '' })
  const [isUndoing, setUndoing] = useState(false)
  const note = useRef<HTMLDivElement>(null)

  const tell = (what: Done) => {
    setDone(what)
    setKind(undefined)
  }
  useEffect(() => {
    if (!done.text) return
    note.current?.focus()
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [done])
  const said = (word: Word) => tell({ text: t('Sent.'), undo: () => desk.takeBack(word) })
  const takeBack = async (word: Word) => {
    const result = await desk.takeBack(word)
    if ('problem' in result) return tell({ text: problemText(result.problem, result.waitMs) })
    const { says, until } = word
    const from = word.from > Date.now() ? word.from : null
    tell({ text: t('Taken back.'), undo: () => desk.say(says, { from, until }) })
  }
  const undo = async () => {
    if (!done.undo || isUndoing) return
    setUndoing(true)
    const result = await done.undo()
    setUndoing(false)
    if ('word' in result) tell({ text: t('Undone.') })
    else setDone({ ...done, text: problemText(result.problem, result.waitMs) })
  }
  return (
    <>
      <div
        className={
          done.text ? 'desk-done sheet done cluster middle' : 'desk-done sheet done cluster middle empty'
        }
        ref={note}
        tabIndex={-1}
      >
        <p role="status">{done.text}</p>
        {done.undo && (
          <button type="button" className="button small quiet" aria-busy={isUndoing} onClick={undo}>
            {t('Undo')}
          </button>
        )}
      </div>
      {kind ? (
        <SayForm
          key={kind}
          kind={kind}
          desk={desk}
          previews={previews}
          onSaid={said}
          onCancel={() => setKind(undefined)}
        />
      ) : (
        <>
          <section aria-labelledby="desk-say">
            <h2 id="desk-say">{t('Say something')}</h2>
            <ul className="desk-kinds plain-list">
              {kinds.map(({ kind, name }) => (
                <li key={kind}>
                  <button
                    type="button"
                    className="button"
                    onClick={() => {
                      setDone({ text: '' })
                      setKind(kind)
                    }}
                  >
                    {t(name)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="desk-now">
            <h2 id="desk-now">{t('What is said now')}</h2>
            {desk.words && (
              <StandingWords words={desk.words.all} previews={previews} now={now} onTakeBack={takeBack} />
            )}
          </section>
          <WordLog desk={desk} previews={previews} now={now} />
        </>
      )}
    </>
  )
}
