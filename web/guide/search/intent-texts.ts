import type { Intent } from '#guide/search/intents.ts'
import { message } from '#web/language/translate.ts'

export const intentTexts: Readonly<Record<Intent, string>> = {
  hours: message('Opening hours'),
  dress: message('Dress'),
  phone: message('Phone and camera'),
  footwear: message('Bags and footwear'),
  tickets: message('Tickets'),
  parking: message('Parking'),
  way: message('Getting there'),
  distance: message('Distance'),
  duration: message('How long a visit takes'),
  food: message('Food'),
  rooms: message('Rooms'),
  festivals: message('Festivals'),
}

export const askedMost: readonly Intent[] = ['hours', 'dress', 'tickets', 'phone']

const placesOnPage: Readonly<Partial<Record<Intent, string>>> = {
  hours: 'hours',
  dress: 'dress',
  phone: 'phone-and-camera',
  footwear: 'footwear',
  tickets: 'tickets',
  parking: 'getting-there',
  way: 'ways',
  distance: 'getting-there',
  duration: 'visit',
  festivals: 'festivals',
}

/** Where a temple's page says it: ids of web/pages/temple/page.tsx and of web/pages/temple/before-you-enter.tsx. */
export function placeOnPage(intent: Intent, hasWaysIn: boolean): string | undefined {
  // Each way in says how long it takes.
  return placesOnPage[hasWaysIn && intent === 'duration' ? 'tickets' : intent]
}
