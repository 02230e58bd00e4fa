import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { compressSite } from '#tools/build/compress-site.ts'

const css = readFileSync(new URL('./static-page.css', import.meta.url), 'utf8')

/**
 * Writes the list of temples as fast-loading handwritten HTML: the same text and pictures, one short style, no script.
 * Generated from the built page, so that both say the same. Returns the folder of a site with only this page.
 */
export async function writeStaticSite(
  browser: Browser,
  product: string,
  siteFolder: string,
): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${product}/temples`, { waitUntil: 'domcontentloaded' })
  const { title, description, icon, body, pictures } = await page.evaluate(strip)
  await context.close()

  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="${icon}">
<style>${css}</style>
${body}
`
  const folder = mkdtempSync(join(tmpdir(), 'travel-visit-static-'))
  for (const path of ['temples/index.html', 'not-found/index.html']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), html)
  }
  for (const path of [...pictures, icon])
    cpSync(join(siteFolder, path), join(folder, path), { recursive: true })
  await compressSite(folder)
  return folder
}

/** Runs in the built page: keeps what readers see, without what only our scripts and styles need. */
function strip() {
  const kept =
    /^(href|src|srcset|sizes|alt|width|height|loading|lang|datetime|for|id|type|name|value|checked|selected|open)$/i
  for (const element of document.body.querySelectorAll('script, style, link, template, .visually-hidden'))
    element.remove()
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
    for (const { name } of [...element.attributes]) if (!kept.test(name)) element.removeAttribute(name)
    if (/^(DIV|SPAN)$/.test(element.tagName) && !element.hasAttribute('lang'))
      element.replaceWith(...element.childNodes)
  }
  document.body.normalize()
  const pictures = [...document.querySelectorAll('img')]
    .map(({ src }) => new URL(src))
    .filter(({ origin }) => origin === location.origin)
  return {
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    icon: document.querySelector('link[rel=icon]')?.getAttribute('href') ?? '',
    body: document.body.innerHTML,
    pictures: [...new Set(pictures.map(({ pathname }) => pathname))],
  }
}
