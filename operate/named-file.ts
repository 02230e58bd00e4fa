import { resolve } from 'node:path'

/** Resolves a file argument against the user's working directory: npm runs scripts in the project's folder. */
export function namedFile(name: string, environment: NodeJS.ProcessEnv): string {
  return resolve(environment.INIT_CWD ?? '', name)
}
