import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { callOf, type Phone, phoneSize } from '#tests/support/ten-tasks/phone.ts'
import { until } from '#tests/support/ten-tasks/pilgrim.ts'
import { freePort } from '#tools/test/free-port.ts'
import { prepareMachine } from '#tools/test/machine.ts'
import { type Engine, nobodyListens } from './firefox.ts'

const mostSeconds = 300

/** WebKitGTK's small browser on a screen that nobody sees. It reaches this machine alone. */
export async function openWebKit(): Promise<Engine> {
  prepareMachine(['webkit2gtk-driver', 'xvfb'])
  const home = mkdtempSync(join(tmpdir(), 'travel-visit-webkit-'))
  const started: ChildProcess[] = []
  function start(command: string, args: string[], more: Record<string, string> = {}): ChildProcess {
    // The time limit holds also if this process is killed.
    const child = spawn('timeout', ['--kill-after=1', String(mostSeconds), command, ...args], {
      // A process group: the browser's processes end with the driver.
      detached: true,
      env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, XDG_RUNTIME_DIR: home, ...more },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    started.push(child)
    return child
  }
  function kill() {
    for (const { pid, exitCode } of started.toReversed())
      if (pid !== undefined && exitCode === null) process.kill(-pid)
  }
  process.once('exit', kill)

  // Asks for reduced motion.
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', '800x1200x24', '-nolisten', 'tcp'])
  const [number] = await once(display.stdio[3] as Readable, 'data')
  const port = await freePort()
  start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${String(number).trim()}` })
  const { phone, end } = await openSession(`http://127.0.0.1:${port}`)
  return {
    phone,
    async close() {
      await end()
      process.off('exit', kill)
      const over = started.map((child) => once(child, 'exit'))
      kill()
      await Promise.all(over)
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

const capabilities = {
  alwaysMatch: { proxy: { proxyType: 'manual', sslProxy: `127.0.0.1:${nobodyListens}` } },
}

/** By the calls of https://www.w3.org/TR/webdriver2/. */
async function openSession(driver: string): Promise<{ phone: Phone; end: () => Promise<unknown> }> {
  // It listens a moment after its start.
  await until(() => call('GET', `${driver}/status`))
  const { sessionId } = (await call('POST', `${driver}/session`, { capabilities })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: object) => call('POST', `${session}/${path}`, body)
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    post('actions', { actions: [{ id: type, type, actions }] })
  const phone: Phone = {
    goTo: (url) => post('url', { url }),
    run: <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) =>
      post('execute/sync', { script: `return ${callOf(code, args)}`, args: [] }) as Promise<Awaited<Result>>,
    press: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type(text) {
      const strokes = [...text].map((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      return act('key', strokes.flat())
    },
  }
  // The window is never narrower than 447, and has a bar of its own.
  await post('window/rect', phoneSize)
  const missing = phoneSize.height - (await phone.run(() => innerHeight))
  await post('window/rect', { ...phoneSize, height: phoneSize.height + missing })
  return { phone, end: () => call('DELETE', session) }
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${address} answered ${JSON.stringify(value)}`)
  return value
}
