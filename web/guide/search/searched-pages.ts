import { message } from '#web/language/translate.ts'

export const searchedPages: readonly Readonly<{ path: string; title: string }>[] = [
  { path: '/tirupati', title: message('Tirupati') },
  { path: '/map', title: message('Map') },
  { path: '/day', title: message('My day') },
  { path: '/seen', title: message('What I’ve seen') },
  { path: '/offline', title: message('Works offline') },
  { path: '/account', title: message('Your account') },
  { path: '/login', title: message('Login') },
  { path: '/forgot', title: message('Forgot your password?') },
  { path: '/register', title: message('Register') },
]
