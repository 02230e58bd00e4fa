export type Progress = {
  at: (accounts: number) => void
  /** Says something on a line of its own. */
  say: (line: string) => void
  end: () => void
}

/** On standard error: a line that counts on a terminal, else a line now and then. */
export function showProgress(): Progress {
  const { stderr } = process
  const clear = stderr.isTTY ? '\r\u001B[K' : ''
  const step = stderr.isTTY ? 500 : 10_000
  return {
    at(accounts) {
      if (accounts % step === 0) stderr.write(`${clear}${accounts} accounts${stderr.isTTY ? '' : '\n'}`)
    },
    say: (line) => stderr.write(`${clear}${line}\n`),
    end: () => stderr.write(clear),
  }
}
