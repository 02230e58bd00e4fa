export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // Some browsers take 31 February for 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
