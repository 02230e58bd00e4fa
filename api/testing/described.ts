import assert from 'node:assert/strict'
import { problemsOf } from '#api/openapi.ts'
import { typeOf } from '#api/problem.ts'
import { deskOperations } from '#desk/openapi.ts'
import { savedOperations } from '#saved/openapi.ts'

const operations = Object.entries({ ...savedOperations, ...deskOperations })

/** Expects an answer of a described operation to be one of those that its description has. */
export function assertDescribed(
  method: string,
  path: string,
  { status, body }: { status: number; body: { type?: unknown } },
): void {
  const [, operation] = operations.find(([name]) => patternOf(name).test(`${method} ${path}`)) ?? []
  if (!operation) return
  const schema = operation.answers[status]
  if (schema) schema.parse(body)
  if (schema !== undefined) return
  assert.ok(
    problemsOf(operation).some((name) => typeOf(name) === body.type),
    `${status} ${body.type}`,
  )
}

function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replace(/\{\w+\}/g, '[A-Za-z0-9_-]{8,22}')}$`)
}
