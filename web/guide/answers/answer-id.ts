export function answerId(id: string): string {
  return `${id}-answer`
}
