import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { problems } from '#api/problem.ts'
import { routesForEachTest, send } from '#saved/testing/service.ts'

describe('the description of the interface', () => {
  const service = routesForEachTest()

  it('is OpenAPI 3.1', async () => {
    const { body, headers } = await send(service().routes, {}, '/api/openapi.json')
    const { valid, errors } = await new Validator().validate(body)
    assert.ok(valid, JSON.stringify(errors))
    assert.match(body.openapi, /^3\.1\./)
    assert.equal(headers.get('content-type'), 'application/json')
  })

  it('has schemas that each problem’s type leads to', async () => {
    const { body } = await send(service().routes, {}, '/api/openapi.json')
    for (const name of Object.keys(problems)) assert.equal(body.components.schemas[name]?.$anchor, name)
  })
})
