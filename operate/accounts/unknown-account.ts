/** Reports an unknown account and returns the exit code. */
export function unknownAccount(name: string): number {
  console.error(`There is no account with the address or id ${name}.`)
  return 1
}
