import { resolve } from 'node:path'

/** npm runs scripts in the project's folder, and users mean their own. */
export function namedFile(name: string, environment: NodeJS.ProcessEnv): string {
  return resolve(environment.INIT_CWD ?? '', name)
}
