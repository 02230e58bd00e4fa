import LoginScreen from './login.tsx'

/** The first page: the login, as the specification has it, under a title of its own. */
export default LoginScreen
