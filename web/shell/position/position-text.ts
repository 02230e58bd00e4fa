import { message, t } from '#web/language/translate.ts'
import type { Position } from './position.ts'

const texts: Record<Exclude<Position['state'], 'unasked' | 'known'>, string> = {
  asking: message('Finding where you are…'),
  refused: message('Location is off for this site. You can allow it in your browser.'),
  unavailable: message('Your device can’t tell where it is right now.'),
  late: message('Finding where you are took too long. Please try again.'),
  far: message('You’re more than 150 km from Tirupati.'),
}

export function positionText({ state }: Position): string {
  return state === 'unasked' || state === 'known' ? '' : t(texts[state])
}
