import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from '#tests/support/server.ts'

type SmallDisk = {
  folder: string
  /** The command that the server must run under. */
  wrapper: readonly string[]
  /** Whether a running server can recover from the outage. */
  recovers: boolean
  fill: () => void
  /** Frees space. Returns the running server or, if it can't recover, its replacement. */
  free: (server: TestServer, replacement: () => Promise<TestServer>) => Promise<TestServer>
  /** Call before removing the folder. */
  unmount: () => void
}

/** Mounts a disk in memory on an empty folder or, without permission to, limits the size of files. */
export function smallDisk(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  // SQLite writes 4 MB of its log before it empties it.
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status === 0) {
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
  console.warn('No small disk can be mounted here: using a limit on file sizes instead.')
  return {
    folder,
    // In units of 512 bytes, or 1024 in some shells.
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
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC')
  } finally {
    closeSync(descriptor)
  }
}
