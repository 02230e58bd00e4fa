import { type Refusal, refuse } from '../refusal.ts'
import type { AccountRequest } from './request-body.ts'

/** Fields that only the project's owner may set; calls by visitors refuse them. */
const ownerFields = [
  'createdAt',
  'customAttributes',
  'disabled',
  'emailVerified',
  'lastLoginAt',
  'passwordHash',
  'salt',
] as const

export function ownerFieldRefusal(request: AccountRequest): Refusal | undefined {
  return ownerFields.some((name) => request[name] !== undefined)
    ? refuse('INSUFFICIENT_PERMISSION')
    : undefined
}
