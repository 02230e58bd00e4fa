/** Where the room says what an operator should know; a logger such as pino's, or the console, is one. */
export type Log = {
  warn: (text: string) => void
  error: (text: string) => void
}
