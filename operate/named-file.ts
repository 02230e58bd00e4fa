import { resolve } from 'node:path'

/** A file as a command line names it. npm runs scripts in the project's folder; the name is meant from the person's. */
export function namedFile(name: string, environment: NodeJS.ProcessEnv): string {
  return resolve(environment.INIT_CWD ?? '', name)
}
