import { counted } from '#web/language/counted.ts'
import { message, t } from '#web/language/translate.ts'
import type { DraftProblem } from './draft.ts'
import type { Problem } from './use-desk.ts'

const texts: Readonly<Record<Exclude<Problem, 'too-many-requests'>, string>> = {
  offline: message('There is no connection. Nothing was sent, and nothing will be sent later by itself.'),
  unanswered: message(
    'No answer came, so it may have been done or not. Press again: it won’t be done twice.',
  ),
  'sign-in-needed': message('You’re no longer logged in, so nothing was sent. Please log in again.'),
  'editor-needed': message('This account may no longer speak for the travel desk, so nothing was sent.'),
  'not-found': message('It isn’t there any more, so there is nothing to take back.'),
  'no-room': message('So much stands now that nothing more has room. Take something back first.'),
  'word-invalid': message('The desk couldn’t take this. Reload this page and say it again.'),
  ended: message('This would be over already. Choose a later end.'),
}

export function problemText(problem: Problem, waitMs = 60_000): string {
  if (problem !== 'too-many-requests') return t(texts[problem])
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return counted(
    minutes,
    'That was a lot in a short time. Try again in {count} minute. Nothing was sent.',
    'That was a lot in a short time. Try again in {count} minutes. Nothing was sent.',
    { count: minutes },
  )
}

const draftTexts: Readonly<Record<DraftProblem, string>> = {
  sessionsOverlap: message('These hours overlap, or close before they open.'),
  textTooLong: message('This is too long. Say it in fewer words.'),
  textUnreadable: message('This has characters that phones don’t show. Please type it anew.'),
}

export function draftProblemText(problem: DraftProblem): string {
  return t(draftTexts[problem])
}
