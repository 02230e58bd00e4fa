import { Hono } from 'hono'
import { refusalAnswer } from './error-answer.ts'
import { refuse } from './refusal.ts'

/** Calls of the Identity Toolkit API for what is not offered here, below `/v1` and `/v2`. */
const paths = [
  // Phone numbers.
  '/accounts:sendVerificationCode',
  '/accounts:signInWithPhoneNumber',
  // reCAPTCHA.
  '/recaptchaParams',
  '/recaptchaConfig',
  // Other sites' accounts.
  '/accounts:signInWithIdp',
  '/accounts:signInWithGameCenter',
  '/accounts:issueSamlResponse',
  '/accounts:verifyIosClient',
  '/accounts:revokeToken',
  // Tokens that another server makes, links in place of passwords, sessions in cookies.
  '/accounts:signInWithCustomToken',
  '/accounts:signInWithEmailLink',
  '/sessionCookiePublicKeys',
  // Second factors.
  '/accounts/mfaEnrollment:start',
  '/accounts/mfaEnrollment:finalize',
  '/accounts/mfaEnrollment:withdraw',
  '/accounts/mfaSignIn:start',
  '/accounts/mfaSignIn:finalize',
  // Tenants, and administration by HTTP.
  '/projects/*',
]

export function notServed(): Hono {
  return paths.reduce(
    (routes, path) =>
      routes.on(['GET', 'POST'], path, (context) => refusalAnswer(context, refuse('OPERATION_NOT_ALLOWED'))),
    new Hono(),
  )
}
