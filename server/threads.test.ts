import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { hashLimits } from '#identity/credentials/hash-queue.ts'
import { threadsFor } from './threads.ts'

describe('the threads that hash passwords', () => {
  it('are one more than the cores, at least four, or as many as the operator says', () => {
    assert.deepEqual(
      [threadsFor(1, undefined), threadsFor(2, ''), threadsFor(16, undefined), threadsFor(16, '6')],
      [4, 4, 17, 6],
    )
  })

  it('hash on every core at once, and leave one thread to others', () => {
    const running = (cores: number, threads: number) => hashLimits(cores, threads).running
    assert.deepEqual([running(2, 4), running(16, 17), running(16, 6), running(4, 1)], [2, 16, 5, 1])
  })

  it('are as many in a server process', { skip: process.platform !== 'linux' }, async () => {
    const cores = 'import os from "node:os"; import { syncBuiltinESMExports } from "node:module";'
    const preload = `data:text/javascript,${cores} os.availableParallelism = () => 12; syncBuiltinESMExports()`
    const script = `
      import { readdirSync } from 'node:fs'
      import { pbkdf2 } from 'node:crypto'
      await import('#server/threads.ts')
      const threads = () => readdirSync('/proc/self/task').length
      const before = threads()
      await Promise.all(Array.from({ length: 50 }, () => new Promise((done) => pbkdf2('a', 'b', 1000, 32, 'sha256', done))))
      console.log(threads() - before)`
    const { UV_THREADPOOL_SIZE: _, ...env } = process.env
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', preload, '--input-type=module', '--eval', script],
      { env, cwd: new URL('..', import.meta.url) },
    )
    assert.equal(stdout.trim(), '13')
  })
})
