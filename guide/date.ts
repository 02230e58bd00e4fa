/** Whether it is a day of the calendar, such as 2026-11-24. Whatever is written as a date and comes from outside is asked this. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // Some browsers take 31 February for 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
