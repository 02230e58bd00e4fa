import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Hono } from 'hono'
import { type Description, openApiDocument } from '../openapi.ts'

type Reference = { $ref: string }
type Documented = {
  headers?: Record<string, Reference>
  content?: Record<string, { schema?: Reference & { anyOf?: Reference[] } }>
}
type Operation = {
  operationId: string
  responses: Record<string, Documented>
}

export type ContractRequest = {
  at?: Hono
  path?: string
  headers?: Record<string, string | undefined>
  body?: string
}

/**
 * What brings each answer about: by operation and status, one request for each problem that shares the status. Without
 * one, a plain request succeeds.
 */
export type ContractRequests = Record<
  string,
  Record<number, () => ContractRequest[] | Promise<ContractRequest[]>>
>

export function contractOf(part: Description) {
  const document = openApiDocument([part])
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false })
  addFormats.default(ajv)
  // The rest of the document is no schema, and Ajv resolves anchors without knowing them as a keyword.
  ajv.addVocabulary([...Object.keys(document), '$anchor'])
  ajv.addSchema(document, 'openapi')

  function validatorOf(pointer: string): ValidateFunction {
    const validate = ajv.getSchema(`openapi${pointer}`)
    assert.ok(validate, pointer)
    return validate
  }

  /** Registers a test for each documented answer. `send` fills in what a plain request of the operation has. */
  function testAnswers(
    requests: ContractRequests,
    send: (method: string, path: string, request: ContractRequest) => Promise<Response>,
  ): void {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        ...operation,
      })),
    )
    for (const { path, method, operationId, responses } of operations) {
      for (const [status, documented] of Object.entries(responses)) {
        it(`of ${operationId}: ${status}`, async () => {
          const schema = Object.values(documented.content ?? {})[0]?.schema
          const shared = schema?.anyOf?.map(({ $ref }) => $ref) ?? [undefined]
          const make = requests[operationId]?.[Number(status)] ?? (() => (Number(status) < 300 ? [{}] : []))
          const made: ContractRequest[] = await make()
          assert.equal(made.length, shared.length, 'a request for each problem')
          for (const [index, request] of made.entries()) {
            const answer = await send(method, request.path ?? path, request)
            const text = await answer.text()
            assert.equal(answer.status, Number(status), text)
            assertHeaders(answer, documented)
            assertBody(answer, text, documented)
            const problem = shared[index]
            if (problem !== undefined) assertValid(validatorOf(problem), JSON.parse(text))
          }
        })
      }
    }
  }

  function assertHeaders(answer: Response, { headers = {} }: Documented): void {
    for (const name of Object.keys(headers)) {
      const text = answer.headers.get(name)
      assert.notEqual(text, null, name)
      const isNumber = name === 'Retry-After'
      assertValid(validatorOf(`#/components/headers/${name}/schema`), isNumber ? Number(text) : text)
    }
  }

  function assertBody(answer: Response, text: string, { content }: Documented): void {
    if (!content) {
      assert.equal(text, '')
      return
    }
    const type = answer.headers.get('content-type') ?? ''
    const { schema } = content[type] ?? assert.fail(`${type} is not documented`)
    for (const { $ref } of schema?.anyOf ? [] : schema ? [schema] : [])
      assertValid(validatorOf($ref), JSON.parse(text))
  }

  return { document, validatorOf, testAnswers }
}

export function assertValid(validate: ValidateFunction, value: unknown): void {
  assert.ok(validate(value), JSON.stringify([validate.errors, value]))
}
