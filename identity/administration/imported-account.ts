import { z } from 'zod'
import { type Account, idPattern, lastMs } from '../accounts/accounts.ts'
import { canonicalEmail } from '../accounts/email.ts'
import { isPictureAddress } from '../accounts/picture-address.ts'
import { isStorable } from '../protocol/request-body.ts'
import { longestClaimsBytes, parseClaims, reservedClaims } from '../tokens/custom-claims.ts'
import { type ImportedHashing, importedPasswordHash } from './imported-password-hash.ts'

/** `visits` is what it keeps, as the file has it; undefined if it keeps nothing. */
export type ImportedAccount = { account: Account; visits: unknown; leftOut: string[] }

/** The account, with the parts of it that this service can't store; or why it is skipped; or what is wrong with it. */
type Imported =
  | ImportedAccount
  | { leftOutWhole: string }
  | { problem: string }
  | { hashOptionsMissing: true }

/** The file gives no time; replaced by the time of the import. */
const unknownTime = 0

const text = (longest: number) =>
  z
    .string({ error: 'is not text' })
    .max(longest, { error: `is longer than ${longest} characters` })
    .refine(isStorable, { error: 'is not text' })
    .nullish()
    .transform((value) => value || null)
const flag = z
  .boolean({ error: 'is neither true nor false' })
  .nullish()
  .transform((value) => value ?? false)
const notATime = { error: 'is not a time in milliseconds' }
const time = z
  .union([z.string().regex(/^\d{1,16}$/, notATime), z.int().nonnegative()], notATime)
  .nullish()
  .transform((value) => (value == null ? null : Number(value)))
  .refine((ms) => ms === null || ms <= lastMs, notATime)
const email = text(1000).transform((value, context) => {
  const canonical = value === null ? null : canonicalEmail(value)
  if (canonical !== undefined) return canonical
  context.addIssue({ code: 'custom', message: 'is not an e-mail address that can have an account here' })
  return z.NEVER
})
const customAttributes = text(Number.POSITIVE_INFINITY).superRefine((value, context) => {
  const parsed = parseClaims(value ?? '{}')
  if (!('refusal' in parsed)) return
  const tooLarge = `is longer than ${longestClaimsBytes} bytes`
  context.addIssue({
    code: 'custom',
    message: parsed.refusal === 'CLAIMS_TOO_LARGE' ? tooLarge : 'is not a JSON object',
  })
})

const recordSchema = z.looseObject({
  localId: z.string({ error: 'is missing' }).regex(idPattern, {
    error: 'has to have 1 to 128 characters, none of them a control character',
  }),
  email,
  emailVerified: flag,
  passwordHash: text(10_000),
  salt: text(1000),
  // The same limits as for visitors, because ID tokens carry both.
  displayName: text(256),
  photoUrl: text(2048),
  lastSignedInAt: time,
  createdAt: time,
  phoneNumber: text(1000),
  disabled: flag,
  customAttributes,
  providerUserInfo: z
    .array(z.looseObject({ providerId: z.string() }), { error: 'is not a list of providers' })
    .nullish()
    .transform((value) => value ?? []),
  // Only our own exports have these four.
  passwordUpdatedAt: time,
  validSince: time,
  initialEmail: email,
  visits: z.unknown().optional(),
})
type ImportedRecord = z.infer<typeof recordSchema>

export function importedAccount(value: unknown, hashing: ImportedHashing): Imported {
  const parsed = recordSchema.safeParse(value)
  if (!parsed.success) return { problem: problemIn(parsed.error) }
  const record = parsed.data
  // Nobody could sign in to it. Our own exports are exempt: the owner may have removed the address, and others know the
  // id.
  if (record.email === null && record.validSince === null) {
    return { leftOutWhole: 'without an e-mail address' }
  }
  const password = importedPasswordHash(record, hashing)
  if (!('hash' in password)) return password
  return {
    visits: record.visits ?? undefined,
    leftOut: leftOutOf(record, password.hash),
    account: {
      id: record.localId,
      email: record.email,
      initial_email: record.initialEmail,
      email_verified: record.emailVerified ? 1 : 0,
      password_hash: password.hash,
      password_updated_at: record.passwordUpdatedAt,
      display_name: record.displayName,
      photo_url: record.photoUrl && isPictureAddress(record.photoUrl) ? record.photoUrl : null,
      custom_attributes: record.customAttributes,
      disabled: record.disabled ? 1 : 0,
      created_at: record.createdAt ?? unknownTime,
      last_login_at: record.lastSignedInAt ?? record.createdAt ?? unknownTime,
      // Every dated change of the credential here takes precedence over an undated one.
      valid_since: record.validSince ?? unknownTime,
    },
  }
}

/** Each is counted; the text follows "12 accounts: ". */
function leftOutOf(record: ImportedRecord, passwordHash: string | null): string[] {
  const claims = Object.keys(JSON.parse(record.customAttributes ?? '{}') as object)
  const providers = record.providerUserInfo.map(({ providerId }) => providerId)
  return [
    ...(passwordHash === null && record.email !== null
      ? ['no password in the file; a reset mail lets their owners choose one']
      : []),
    ...(record.photoUrl !== null && !isPictureAddress(record.photoUrl)
      ? ['the address of the picture is not kept, as it does not begin with http:// or https://']
      : []),
    ...(record.phoneNumber !== null ? ['the phone number is not kept'] : []),
    ...new Set(
      providers
        .filter((name) => name !== 'password' && name !== 'phone')
        .map((name) => `signing in with ${name} is not offered here`),
    ),
    ...claims
      .filter((name) => reservedClaims.has(name))
      .map((name) => `the claim ${name} is reserved and stays out of tokens`),
    ...Object.keys(record)
      .filter((name) => !(name in recordSchema.shape))
      .map((name) => `the field ${name} is not kept`),
  ]
}

function problemIn({ issues: [issue] }: z.ZodError): string {
  const [field] = issue?.path ?? []
  return field === undefined ? 'it is not a JSON object' : `${String(field)} ${issue?.message}`
}
