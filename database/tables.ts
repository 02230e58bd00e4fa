import type { Generated } from 'kysely'

/** Times are milliseconds since the epoch. */
export type Tables = {
  accounts: AccountTable
  sessions: SessionTable
  signing_keys: SigningKeyTable
  out_of_band_codes: OutOfBandCodeTable
  used_codes: UsedCodeTable
  attempts: AttemptTable
  scrypt_keys: ScryptKeyTable
  visits: VisitsTable
  words: WordTable
  mails: MailTable
}

type AccountTable = {
  id: string
  /** In lower case; null if an earlier version unlinked the password. */
  email: string | null
  initial_email: string | null
  email_verified: 0 | 1
  password_hash: string | null
  password_updated_at: number | null
  display_name: string | null
  photo_url: string | null
  custom_attributes: string | null
  disabled: 0 | 1
  created_at: number
  last_login_at: number
  /** When the credential last changed, which ended every session. */
  valid_since: number
}

type SessionTable = {
  id: string
  account_id: string
  refresh_token_hash: string
  signed_in_at: number
}

type SigningKeyTable = {
  id: string
  /** A serial number, so that two processes cannot create the same key. */
  generation: number
  private_jwk: string
  created_at: number
}

type OutOfBandCodeTable = {
  code_hash: string
  /** Null for a decoy that was never sent. */
  account_id: string | null
  request_type: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  /** The account's address when the code was made. Empty without an account. */
  email: string
  new_email: string | null
  created_at: number
  expires_at: number
}

/** For some minutes, a second, same call is answered like the first. */
type UsedCodeTable = Pick<OutOfBandCodeTable, 'code_hash' | 'request_type'> & {
  account_id: string
  used_at: number
}

type AttemptTable = {
  key: string
  /** It is 0 for a mark. Only the statement that spends reads it, from the row it offers. */
  fill_ms: number
  /** When the bucket will be full again, or the mark expires. */
  expires_at: number
}

type ScryptKeyTable = {
  id: string
  signer_key: string
  salt_separator: string
}

type VisitsTable = {
  user_id: string
  /** The account whose deletion deletes the row; null if the account is at a hosted project. */
  account_id: string | null
  etag: string
  entries: string
  updated_at: number
  /** Set at a hosted project only: sessions from before no longer count. */
  deleted_at: Generated<number | null>
}

type WordTable = {
  /** A serial number, so that two processes cannot both say something without seeing the other's word. */
  number: number
  id: string
  from_at: number
  until_at: number
  says: string
  said_at: number
  /** The account's id, here or at a hosted project; null for the operator's shell. It outlives its account. */
  said_by: string | null
  taken_back_at: number | null
  taken_back_by: string | null
}

type MailTable = {
  id: string
  /** Lower ones go first; `identity/mails/rank.ts` names them. */
  rank: 0 | 1 | 2 | 3
  lane: string
  turn: number
  in_line: 0 | 1
  facts: string
  created_at: number
  expires_at: number
  due_at: number
  tries: number
  failure: string | null
  account_id: string | null
}
