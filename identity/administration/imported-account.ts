import { z } from 'zod'
import { type Account, idPattern, lastMs } from '#identity/accounts/accounts.ts'
import { canonicalEmail } from '#identity/accounts/email.ts'
import { isPictureAddress } from '#identity/accounts/picture-address.ts'
import { isStorable } from '#identity/protocol/request-body.ts'
import { longestClaimsBytes, parseClaims, reservedClaims } from '#identity/tokens/custom-claims.ts'
import { trimEnds } from '#text/trim-ends.ts'
import { type ImportedHashing, importedPasswordHash } from './imported-password-hash.ts'

export type ImportedAccount = {
  account: Account
  visits: unknown
  leftOut: string[]
  problems: string[]
}

type Imported =
  | ImportedAccount
  | { leftOutWhole: string }
  | { problem: string }
  | { hashOptionsMissing: true }

/** Stands for a time that the file lacks, and is replaced by that of the import. */
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
  displayName: text(256).transform((name) => trimEnds(name ?? '') || null),
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
  // Only our own exports have all of these. Dumps of a hosted project or the emulator have the first two.
  passwordUpdatedAt: time,
  validSince: time,
  initialEmail: email,
  visits: z.unknown().optional(),
})
type ImportedRecord = z.infer<typeof recordSchema>

export function importedAccount(value: unknown, hashing: ImportedHashing): Imported {
  const read = readRecord(value)
  if ('problem' in read) return read
  const { record, broken } = read
  const isOurs = record.validSince !== null && record.lastSignedInAt !== null
  // Nobody could sign in to such an account. Our own exports are exempt: the owner may have removed the address, and
  // others know the id.
  if (record.email === null && !isOurs) return { leftOutWhole: 'without an e-mail address' }
  const password = passwordIn(record, broken, hashing)
  if ('hashOptionsMissing' in password) return password
  return {
    visits: record.visits ?? undefined,
    leftOut: leftOutOf(record, broken, password),
    problems: [
      ...Array.from(broken, ([field, what]) => `${field} ${what}`),
      ...('problem' in password ? [password.problem] : []),
    ],
    account: {
      id: record.localId,
      email: record.email,
      initial_email: record.initialEmail,
      email_verified: record.emailVerified ? 1 : 0,
      password_hash: 'hash' in password ? password.hash : null,
      password_updated_at: record.passwordUpdatedAt,
      display_name: record.displayName,
      photo_url: record.photoUrl && isPictureAddress(record.photoUrl) ? record.photoUrl : null,
      custom_attributes: record.customAttributes,
      disabled: record.disabled || broken.has('disabled') ? 1 : 0,
      created_at: record.createdAt ?? unknownTime,
      last_login_at: record.lastSignedInAt ?? record.createdAt ?? unknownTime,
      // Every dated change of the credential here takes precedence over an undated one.
      valid_since: msOf(record.validSince ?? unknownTime),
    },
  }
}

type Broken = ReadonlyMap<string, string>

function readRecord(value: unknown): { record: ImportedRecord; broken: Broken } | { problem: string } {
  const parsed = recordSchema.safeParse(value)
  if (parsed.success) return { record: parsed.data, broken: new Map() }
  const broken = new Map(parsed.error.issues.map(({ path: [field], message }) => [String(field), message]))
  const needed = ['localId', 'email'].find((field) => broken.has(field))
  if (needed) return { problem: `${needed} ${broken.get(needed)}` }
  if (typeof value !== 'object' || value === null) return { problem: 'it is not a JSON object' }
  const whole = Object.entries(value).filter(([field]) => !broken.has(field))
  return { record: recordSchema.parse(Object.fromEntries(whole)), broken }
}

function passwordIn(record: ImportedRecord, broken: Broken, hashing: ImportedHashing) {
  return broken.has('salt') ? { hash: null } : importedPasswordHash(record, hashing)
}

/** Firebase counts this time in seconds, and we in milliseconds, of which as few had passed in 1973. */
function msOf(validSince: number): number {
  return validSince < 1e11 ? validSince * 1000 : validSince
}

function leftOutOf(
  record: ImportedRecord,
  broken: Broken,
  password: { hash: string | null } | { problem: string },
): string[] {
  const isHashBroken = 'problem' in password || broken.has('passwordHash') || broken.has('salt')
  const claims = Object.keys(JSON.parse(record.customAttributes ?? '{}') as object)
  const providers = record.providerUserInfo.map(({ providerId }) => providerId)
  return [
    ...(record.email !== null && isHashBroken
      ? ['the password cannot be checked here; a reset mail lets their owners choose one']
      : []),
    ...(record.email !== null && !isHashBroken && 'hash' in password && password.hash === null
      ? ['no password in the file; a reset mail lets their owners choose one']
      : []),
    ...[...broken.keys()].filter((field) => !isOfPassword(field)).map(brokenText),
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

function isOfPassword(field: string): boolean {
  return field === 'passwordHash' || field === 'salt'
}

function brokenText(field: string): string {
  return field === 'disabled'
    ? 'whether they are disabled cannot be read, so they are'
    : `the field ${field} cannot be read, and is not kept`
}
