import { Hono } from 'hono'

/** What the calls were called before there was `/v1`; older SDKs and test suites use these names. */
const names: Record<string, string> = {
  createAuthUri: 'accounts:createAuthUri',
  deleteAccount: 'accounts:delete',
  emailLinkSignin: 'accounts:signInWithEmailLink',
  getAccountInfo: 'accounts:lookup',
  getOobConfirmationCode: 'accounts:sendOobCode',
  getProjectConfig: 'projects',
  getRecaptchaParam: 'recaptchaParams',
  publicKeys: 'publicKeys',
  resetPassword: 'accounts:resetPassword',
  sendVerificationCode: 'accounts:sendVerificationCode',
  setAccountInfo: 'accounts:update',
  signupNewUser: 'accounts:signUp',
  verifyAssertion: 'accounts:signInWithIdp',
  verifyCustomToken: 'accounts:signInWithCustomToken',
  verifyPassword: 'accounts:signInWithPassword',
  verifyPhoneNumber: 'accounts:signInWithPhoneNumber',
}

/** Passes calls by their old names on to `v1`, which answers them by the new ones. */
export function legacyRoutes(v1: Hono): Hono {
  return new Hono().all('/www.googleapis.com/identitytoolkit/v3/relyingparty/:name', (context, next) => {
    const name = context.req.param('name')
    const call = Object.hasOwn(names, name) ? names[name] : undefined
    if (call === undefined) return next()
    const { search } = new URL(context.req.url)
    return v1.fetch(new Request(new URL(`/${call}${search}`, context.req.url), context.req.raw), context.env)
  })
}
