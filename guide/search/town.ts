import { folded } from './fold.ts'

export const town = folded('tirupati')
