import type { MapSign } from '#guide/schema.ts'

/** Paths around the origin, sixteen units wide; inner shapes are holes. */
export const signs: Record<MapSign, string> = {
  plane:
    'M0-8.5c.9 0 1.4 1.3 1.4 2.8v3.5l7 4v2l-7-2v3.6l2.2 1.7v1.4L0 7.5l-3.6 1V7.1l2.2-1.7V1.8l-7 2v-2l7-4v-3.5c0-1.5.5-2.8 1.4-2.8z',
  train:
    'M-4.5-8h9a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2l2.5 3.5h-2.5l-2-3h-5l-2 3h-2.5l2.5-3.5a2 2 0 0 1-2-2V-6a2 2 0 0 1 2-2zM-4.5-5.5v4h9v-4zM-4 .5v2h2v-2zM2 .5v2h2v-2z',
  bus: 'M-7.5-6h14a1.5 1.5 0 0 1 1.5 1.5V4H6a2.3 2.3 0 0 1-4.6 0h-3.3a2.3 2.3 0 0 1-4.6 0H-8V-5.5zM-6.5-4v3.5h3.5V-4zM-1.8-4v3.5h3.5V-4zM3-4v3.5h3.5V-4z',
}
