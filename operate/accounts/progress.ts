import type { Shell } from '#operate/shell.ts'

type Progress = {
  at: (accounts: number) => void
  say: (line: string) => void
  end: () => void
}

export function showProgress(stderr: Shell['stderr']): Progress {
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
