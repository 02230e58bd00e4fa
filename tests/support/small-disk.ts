import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './journey.ts'
import type { TestServer } from './server.ts'

export type SmallDisk = {
  folder: string
  /** What the server has to be started with. */
  wrapper: readonly string[]
  /** Whether the running server can see the end of the outage. */
  recovers: boolean
  fill: () => void
  /** Makes room. The server goes on, or is replaced where nothing else helps. */
  free: (server: TestServer, replacement: () => Promise<TestServer>) => Promise<TestServer>
  /** Before its folder is removed. */
  unmount: () => void
}

/** In an empty folder: a real disk in memory where this system lets us have one, else a limit on how long a file may grow. */
export function smallDisk(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]).status === 0) {
    return {
      folder,
      wrapper: [],
      recovers: true,
      fill: () => fillUp(filler),
      async free(server) {
        rmSync(filler)
        return server
      },
      unmount() {
        spawnSync('umount', ['-l', folder])
      },
    }
  }
  console.warn('No small disk can be mounted here: a limit on the length of files takes its place.')
  return {
    folder,
    // In units of 512 bytes, in some shells 1024.
    wrapper: ['sh', '-c', 'ulimit -f 1500; exec "$0" "$@"'],
    recovers: false,
    fill: () => {},
    async free(server, replacement) {
      await server.stop()
      return replacement()
    },
    unmount: () => {},
  }
}

function fillUp(file: string): void {
  const descriptor = openSync(file, 'w')
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(4096))
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  } finally {
    closeSync(descriptor)
  }
}
