/** Called with POST unless they name another method. */
export const operations = [
  'v1/accounts:signUp',
  'v1/accounts:signInWithPassword',
  'v1/accounts:lookup',
  'v1/accounts:update',
  'v1/accounts:delete',
  'v1/accounts:sendOobCode',
  'v1/accounts:resetPassword',
  'v1/accounts:createAuthUri',
  'v1/token',
]
/** Calls for a project's owner, and the emulator's own. */
export const ownerOperations = [
  'v1/projects/p/accounts',
  'v1/projects/p/accounts:update',
  'v1/projects/p/accounts:delete',
  'v1/projects/p/accounts:lookup',
  'v1/projects/p/accounts:sendOobCode',
  'v1/projects/p/accounts:query',
  'v1/projects/p/accounts:batchCreate',
  'v1/projects/p/accounts:batchDelete',
  'GET v1/projects/p/accounts:batchGet',
  'v1/projects/p:createSessionCookie',
  'v1/projects/p:queryAccounts',
  'PATCH v2/projects/p/config',
  'PATCH emulator/v1/projects/p/config',
]
/** The same under their older names. */
export const legacyOperations = [
  'createAuthUri',
  'deleteAccount',
  'downloadAccount',
  'emailLinkSignin',
  'getAccountInfo',
  'getOobConfirmationCode',
  'GET getProjectConfig',
  'GET getRecaptchaParam',
  'GET publicKeys',
  'resetPassword',
  'sendVerificationCode',
  'setAccountInfo',
  'signupNewUser',
  'uploadAccount',
  'verifyAssertion',
  'verifyCustomToken',
  'verifyPassword',
  'verifyPhoneNumber',
].map((name) => name.replace(/\w+$/, 'www.googleapis.com/identitytoolkit/v3/relyingparty/$&'))
export const action = 'GET emulator/action'
/** Other paths that the server answers, or doesn't know. */
export const otherPaths = [
  'GET healthz',
  'GET readyz',
  'GET v1/projects',
  'GET v2/passwordPolicy',
  'v2/accounts/mfaSignIn:start',
  'v1/projects/p/tenants/t/accounts:lookup',
  'GET .well-known/jwks.json',
  'GET .well-known/openid-configuration',
  'GET __/firebase/init.json',
  'GET emulator/v1/projects/p/config',
  'GET emulator/v1/projects/p/oobCodes',
  'GET emulator/v1/projects/p/verificationCodes',
  'DELETE emulator/v1/projects/p/accounts',
  'GET v2/projects/p/config',
  'GET action',
  'GET temples',
]
