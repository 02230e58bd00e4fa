const journeys = /^tests\/journeys\/.*\.test\.ts$/

const time = /= performance\.now\(\)|\b(?:performance|Date)\.now\(\) -|\.waitForTimeout\(/g

const expectation = /\bexpect(?:\.soft)?\((?=\s*\(?\s*await\b)/g

const reading =
  /\.(?:evaluate|evaluateAll|textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|isVisible|isHidden|isChecked|isDisabled|isEnabled|boundingBox|count)\(/

/** Refuses in journeys what holds on one machine and fails on another that is slower. */
export function racingJourneys(texts: readonly { path: string; text: string }[]): string[] {
  return texts
    .filter(({ path }) => journeys.test(path))
    .flatMap(({ path, text }) => {
      const problems = (pattern: RegExp, advice: string, isProblem = (_end: number) => true) =>
        [...text.matchAll(pattern)]
          .filter(({ 0: match, index }) => isProblem(index + match.length))
          .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}: ${advice}`)
      return [
        ...problems(time, 'a journey waits for what comes next, or passes the time of page.clock'),
        ...problems(expectation, 'expect(locator) and expect.poll wait for what is on its way', (start) =>
          reading.test(argument(text, start)),
        ),
      ]
    })
}

function argument(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end++) depth += { '(': 1, ')': -1 }[text[end] as string] ?? 0
  return text.slice(start, end)
}
