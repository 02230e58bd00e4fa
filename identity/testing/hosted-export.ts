/**
 * Google's published sample: a project's password hash parameters, and one of its accounts, with the password
 * `user1password`. https://github.com/firebase/scrypt#password-hashing
 */
export const sampleHashOptions = [
  '--hash-algo=SCRYPT',
  '--hash-key=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  '--salt-separator=Bw==',
  '--rounds=8',
  '--mem-cost=14',
]

export const sampleAccount = {
  localId: 'kYi4EvWQlQTKSfnJ3dRSP6IH3ed2',
  email: 'user1@test.com',
  emailVerified: false,
  passwordHash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC+ixf3L2lw==',
  displayName: 'Test User 1',
  lastSignedInAt: '1508893925000',
  createdAt: '1508893925000',
  providerUserInfo: [],
}

export const samplePassword = 'user1password'
