/** The columns of every table as queries see them. Times are milliseconds since the epoch. */
export type Tables = {
  accounts: AccountTable
  sessions: SessionTable
  signing_keys: SigningKeyTable
}

type AccountTable = {
  id: string
  /** Lower-case; null once the password credential has been unlinked. */
  email: string | null
  email_verified: 0 | 1
  /** PHC string: algorithm, cost and salt stand beside the hash. */
  password_hash: string | null
  password_updated_at: number | null
  display_name: string | null
  photo_url: string | null
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
