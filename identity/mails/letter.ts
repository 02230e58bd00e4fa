import { html } from 'hono/html'
import type { Language } from '#messages/languages.ts'
import type { Message } from './wording.ts'

export type Letter = Message & {
  language: Language
  link: string
  facts: readonly string[]
}

const signature = 'Travel Visit'

export function textForm({ why, action, link, facts, otherwise }: Letter): string {
  return [why, `${action}\n${link}`, facts.join('\n'), otherwise, signature].join('\n\n').concat('\n')
}

/** Some programs strip `html` and `body`, so the `div` repeats their language and direction. */
export function htmlForm(letter: Letter, withoutButton: string): string {
  const { language, subject, why, action, link, button, facts, otherwise } = letter
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body>
<div lang="${language}" dir="ltr" style="${page}">
<p>${why}</p>
<p>${action}</p>
<p><a href="${link}" style="${buttonStyle}">${button}</a></p>
<p>${withoutButton}<br><a href="${link}" style="${linkStyle}">${link}</a></p>
<ul style="list-style: none; margin: 1em 0; padding: 0">${facts.map(
    (fact) => html`
<li>${fact}</li>`,
  )}
</ul>
<p>${otherwise}</p>
<p>${signature}</p>
</div>
</body>
</html>
`.toString()
}

const page = 'max-width: 36em; font-family: sans-serif; font-size: 18px; line-height: 1.65'
const buttonStyle =
  'display: inline-block; padding: 12px 24px; border-radius: 8px; background-color: #8c1d2f; color: #fff8ee; font-weight: bold; text-decoration: none'
const linkStyle = 'color: inherit; overflow-wrap: anywhere'
