import type { Shell } from '#operate/shell.ts'

export function unknownAccount({ console }: Shell, name: string): number {
  console.error(`There is no account with the address or id ${name}.`)
  return 1
}
