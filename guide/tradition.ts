/** For those who look for temples of one. Where a temple fits neither it is `other`. */
export const traditions = ['vaishnava', 'shaiva', 'other'] as const

export type Tradition = (typeof traditions)[number]
