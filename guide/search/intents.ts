export const intents = [
  'hours',
  'dress',
  'phone',
  'footwear',
  'tickets',
  'parking',
  'way',
  'distance',
  'duration',
  'food',
  'rooms',
  'festivals',
] as const

export type Intent = (typeof intents)[number]
