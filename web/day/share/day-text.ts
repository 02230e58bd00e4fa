import { dateFormat } from '../../language/formats.ts'

/** "Tuesday 24 November". */
export const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
