/** What a browser has to do for a pilgrim; the rest is the same in every engine. */
export type Phone = {
  goTo: (address: string) => Promise<unknown>
  /** Runs code in the page, where it sees nothing of its own file. */
  run: <Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  press: (x: number, y: number) => Promise<unknown>
  type: (text: string) => Promise<unknown>
}

/** The size of a small phone, in CSS pixels. */
export const phoneSize = { width: 360, height: 780 }

/** What the pages of Playwright and of Puppeteer have in common. */
type Page = {
  goto: (address: string) => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  mouse: { click: (x: number, y: number) => Promise<unknown> }
  keyboard: { type: (text: string) => Promise<unknown> }
}

export function phoneOf(page: Page): Phone {
  return {
    goTo: (address) => page.goto(address),
    run: <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(callOf(code, args)) as Promise<Awaited<Result>>,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
  }
}

/** Makes an expression that calls the code. */
export function callOf(code: unknown, args: readonly unknown[]): string {
  return `(${code})(...${JSON.stringify(args)})`
}
