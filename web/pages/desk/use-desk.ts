import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { idFrom } from '#day/entries/keys.ts'
import { type KeptWord, standing } from '#today/standing.ts'
import type { Saying, SentWord, Word } from '#today/word.ts'
import type { OwnAccount } from '#web/account/session/own-account.ts'
import { useNow } from '#web/shell/now.tsx'
import {
  askForDesk,
  type GetToken,
  type Refusal,
  type Refused,
  readToday,
  sendWord,
  takeBack,
} from './desk-calls.ts'
import { type Span, wordOf } from './draft.ts'

/** Words of a device whose clock is off by more would hold at other hours than the editor sees. */
const wrongClockMs = 5 * 60_000

export type Access = 'unknown' | 'granted' | 'sign-in-needed' | 'editor-needed' | 'wrong-clock'

export type Problem = Refusal | 'ended'

export type Desk = {
  access: Access
  token: GetToken
  isReached: boolean
  words: { all: readonly Word[]; readAt: number } | null
  say: (says: Saying, span: Span) => Promise<Result>
  takeBack: (word: Word) => Promise<Result>
}

export type Result = { word: Word } | { problem: Problem; waitMs?: number }

export function useDesk(own: OwnAccount): Desk {
  const token = useMemo<GetToken>(() => {
    const account = own.details()?.id ?? ''
    return (fresh) => own.idToken(account, fresh)
  }, [own])
  const [access, setAccess] = useState<Access>('unknown')
  const [read, setRead] = useState<{ words: readonly Word[]; readAt: number } | null>(null)
  const [isReached, setReached] = useState(true)
  const [done, setDone] = useState<readonly KeptWord[]>([])
  const unanswered = useRef<{ key: string; word: SentWord } | null>(null)
  const minute = useNow()?.getTime()

  const noteRefusal = useCallback(({ refusal }: Refused) => {
    if (refusal === 'sign-in-needed' || refusal === 'editor-needed') setAccess(refusal)
    if (refusal === 'offline') setReached(false)
  }, [])

  const refresh = useCallback(async () => {
    const answer = await readToday()
    setReached(answer !== null)
    if (answer) setRead({ words: answer.words, readAt: Date.now() })
  }, [])

  const ask = useCallback(async () => {
    const answer = await askForDesk(token)
    if ('refusal' in answer) return noteRefusal(answer)
    const isOff = Math.abs(answer.serverTime - Date.now()) > wrongClockMs
    setAccess(isOff ? 'wrong-clock' : 'granted')
  }, [token, noteRefusal])

  // Each minute, and when the device comes back to the page or the page to a network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the minute tells when.
  useEffect(() => {
    if (minute === undefined || document.hidden) return
    void refresh()
    if (access === 'unknown' || access === 'wrong-clock') void ask()
  }, [minute, refresh, ask])
  useEffect(() => {
    const lose = () => setReached(false)
    const find = () => {
      void refresh()
      void ask()
    }
    addEventListener('offline', lose)
    addEventListener('online', find)
    return () => {
      removeEventListener('offline', lose)
      removeEventListener('online', find)
    }
  }, [refresh, ask])

  async function say(says: Saying, span: Span): Promise<Result> {
    const key = JSON.stringify([says, span])
    const again = unanswered.current?.key === key ? unanswered.current.word : null
    const now = Date.now()
    const word = again ?? wordOf(says, span, { id: newId(), now })
    if (!word || word.until <= now) return { problem: 'ended' }
    const result = await sendWord(token, word)
    unanswered.current = result !== 'done' && result.refusal === 'unanswered' ? { key, word } : null
    if (result !== 'done') return refused(result)
    const said = { ...word, saidAt: Date.now() }
    setDone((all) => [...all, { ...said, takenBackAt: null }])
    void refresh()
    return { word: said }
  }

  async function takeWordBack(word: Word): Promise<Result> {
    const result = await takeBack(token, word.id)
    if (result !== 'done' && result.refusal !== 'not-found') return refused(result)
    const takenBack = { ...word, takenBackAt: Date.now() }
    setDone((all) => [...all.filter(({ id }) => id !== word.id), takenBack])
    void refresh()
    return result === 'done' ? { word } : refused(result)
  }

  function refused({ refusal, waitMs }: Refused): Result {
    noteRefusal({ refusal })
    return { problem: refusal, ...(waitMs !== undefined && { waitMs }) }
  }

  const words = useMemo(
    () => read && { all: standing(together(read.words, done), minute ?? read.readAt), readAt: read.readAt },
    [read, done, minute],
  )
  return { access, token, isReached, words, say, takeBack: takeWordBack }
}

function together(words: readonly Word[], own: readonly KeptWord[]): KeptWord[] {
  const others = words.filter(({ id }) => !own.some((word) => word.id === id))
  return [...others.map((word) => ({ ...word, takenBackAt: null })), ...own].sort(
    (one, other) => one.saidAt - other.saidAt,
  )
}

function newId(): string {
  return idFrom(crypto.getRandomValues(new Uint8Array(16)))
}
