/** Of the text of an answer, which its sources lead back to. */
export function answerId(id: string): string {
  return `${id}-answer`
}
