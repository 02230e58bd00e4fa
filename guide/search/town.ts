import { folded } from './fold.ts'

export const town = folded('tirupati')

/** How much the name of the town says of a temple whose name has it. */
export const townWeight = 0.4
