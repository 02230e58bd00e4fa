import type { Language } from '#messages/languages.ts'
import type { Messages } from './translate.ts'

const catalogues = import.meta.glob<Messages>('/messages/*.po', { import: 'default', eager: true })

const ofTheDay = import.meta.glob<Messages>('/messages/*.po', {
  query: '?section=interface/day',
  import: 'default',
  eager: true,
})

const ofTheAccount = import.meta.glob<Messages>('/messages/*.po', {
  query: '?section=interface/account',
  import: 'default',
  eager: true,
})

const ofTheSearch = import.meta.glob<Messages>('/messages/*.po', {
  query: '?section=interface/search',
  import: 'default',
  eager: true,
})

const ofMailedLinks = import.meta.glob<Messages>('/messages/*.po', {
  query: '?section=interface/mailed-link',
  import: 'default',
  eager: true,
})

export function messagesOf(language: Language): Messages {
  return catalogues[`/messages/${language}.po`] ?? {}
}

export function dayMessagesOf(language: Language): Messages {
  return ofTheDay[`/messages/${language}.po`] ?? {}
}

export function accountMessagesOf(language: Language): Messages {
  return ofTheAccount[`/messages/${language}.po`] ?? {}
}

export function mailedLinkMessagesOf(language: Language): Messages {
  return ofMailedLinks[`/messages/${language}.po`] ?? {}
}

export function searchMessagesOf(language: Language): Messages {
  return ofTheSearch[`/messages/${language}.po`] ?? {}
}
