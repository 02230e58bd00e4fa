export const traditions = ['vaishnava', 'shaiva', 'other'] as const

export type Tradition = (typeof traditions)[number]
