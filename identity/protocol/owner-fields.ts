import { type Refusal, refuse } from '#identity/refusal.ts'
import type { AccountRequest } from './request-body.ts'

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
