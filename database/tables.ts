/** The columns of every table as queries see them. Times are milliseconds since the epoch. */
export type Tables = {
  accounts: AccountTable
  sessions: SessionTable
  signing_keys: SigningKeyTable
  out_of_band_codes: OutOfBandCodeTable
  attempts: AttemptTable
  scrypt_keys: ScryptKeyTable
}

type AccountTable = {
  id: string
  /** Lower-case; null once the password credential has been unlinked, beside the test surface or by an earlier version. */
  email: string | null
  /** The address before the first change of it. */
  initial_email: string | null
  email_verified: 0 | 1
  /** PHC string: algorithm, cost and salt stand beside the hash. */
  password_hash: string | null
  password_updated_at: number | null
  display_name: string | null
  photo_url: string | null
  /** A JSON object: claims of the operator's own that stand in every ID token. */
  custom_attributes: string | null
  disabled: 0 | 1
  created_at: number
  last_login_at: number
  /** When the credential last changed and every session ended; clients are told. */
  valid_since: number
}

/** One sign-in on one device; its refresh token is the device's key to it. */
type SessionTable = {
  id: string
  account_id: string
  /** SHA-256 of the refresh token, base64url. */
  refresh_token_hash: string
  /** When the password was entered: the tokens' `auth_time`. */
  signed_in_at: number
}

type SigningKeyTable = {
  id: string
  /** Counts the keys; two processes cannot make the same one. */
  generation: number
  /** A private JSON Web Key. */
  private_jwk: string
  created_at: number
}

/** What a mailed link carries: the right to one act on one account, once. */
type OutOfBandCodeTable = {
  /** SHA-256 of the code, base64url. */
  code_hash: string
  /** Null for a code that nobody was sent. */
  account_id: string | null
  request_type: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL'
  /** The account's address when the code was made; RECOVER_EMAIL goes back to it. Empty without an account. */
  email: string
  /** Where VERIFY_AND_CHANGE_EMAIL goes. */
  new_email: string | null
  created_at: number
  expires_at: number
}

/** Tries of something within a window of time; all processes on one database count together. */
type AttemptTable = {
  /** What is counted and a hash of whom it is counted for. */
  key: string
  count: number
  expires_at: number
}

/** What a hosted Firebase project hashed the passwords of its accounts with, besides each account's salt. */
type ScryptKeyTable = {
  /** A hash of the other two, which the password hashes made with them name. */
  id: string
  /** Base64, as the next one. */
  signer_key: string
  salt_separator: string
}
