import { inLanguage } from '#web/language/languages.ts'
import { spokenLanguage, t } from '#web/language/translate.ts'
import { cannotStart } from './load-app.ts'
import { hideLoading } from './loading-sign.ts'

/** Keeps the page as a string: a cloned document would load its pictures again. */
export function keepDrawnPage(): () => void {
  const drawn = document.documentElement.outerHTML
  const { pathname } = location
  return () => {
    document.documentElement?.remove()
    document.append(new DOMParser().parseFromString(drawn, 'text/html').documentElement)
    const here = location.pathname
    // Without a router, Back and Forward change only the address.
    addEventListener('popstate', () => location.pathname !== here && location.reload())
    hideLoading()
    if (here === pathname) cannotStart()
    else sayWhatHappened()
  }
}

function sayWhatHappened(): void {
  const title = t('Something went wrong')
  document.title = `${title} – Travel Visit`
  const main = document.querySelector('main')
  if (!main) return
  main.className = 'page'
  main.innerHTML =
    `<h1 tabindex=-1>${title}</h1><p>${t('We couldn’t show the page.')}<p>` +
    `<a class=button href>${t('Try again')}</a><p>` +
    `<a href="${inLanguage('/temples', spokenLanguage())}">${t('See the temples')}</a>`
  main.querySelector('h1')?.focus()
  main.querySelector('a')?.addEventListener('click', (event) => {
    // A link to an address with a hash would not load the page again.
    event.preventDefault()
    location.reload()
  })
}
