import { type Language, languages } from './languages.ts'

/** In local storage, like the next key. */
const key = 'language'
/** The language that the reader is switching to. */
const toKey = 'to'

export function goTo(language: Language): void {
  try {
    localStorage.setItem(toKey, language)
  } catch {
    // Storage is blocked; the path still says the language.
  }
}

/** Remembers the language once a page in it has loaded: offline, that language may not be stored. */
export function rememberArrival(language: Language): void {
  try {
    if (localStorage[toKey] === language) localStorage[key] = language
    delete localStorage[toKey]
  } catch {
    // As above.
  }
}

const prefixed = languages.filter((language) => language !== 'en').join('|')

/**
 * Runs in the head, before the first paint. A path without a prefix is English. It redirects to the same page in the
 * language that the reader is switching to, has chosen or, failing that, prefers in the browser. The page for mailed
 * links follows the mail's language, and stays where it is once its history entry holds a link. If storage is blocked
 * it never redirects: readers who switch back to English could not stay there.
 */
export const languageHeadScript = `try{const l=location,r=/^(${prefixed})$/,p=l.pathname;if(!r.test(p.split('/')[1])){const w=p==='/action'&&(history.state?.usr?'en':new URLSearchParams(l.search).get('lang'))||localStorage.${toKey}||localStorage.${key}||navigator.languages.map(x=>x.split('-')[0]).find(x=>x==='en'||r.test(x));if(r.test(w))l.replace('/'+w+(p==='/'?'':p)+l.search+l.hash)}}catch{}`
