/** Whoever writes content is told all that is wrong, with file and line, and not where the program noticed it. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The guide cannot be right:\n${problems.join('\n')}`)
    this.stack = this.message
  }
}
