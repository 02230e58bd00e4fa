import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addressOf, groupOf, hashOf, isInBundle, isPage } from './offline-files.ts'

it('says what is stored with which language', () => {
  const cases = [
    ['/', 'en'],
    ['/temples/tirumala', 'en'],
    ['/temples.json', 'en'],
    ['/te', 'te'],
    ['/te/temples/tirumala.json', 'te'],
    ['/te/manifest.webmanifest', 'te'],
    ['/assets/messages-te-e8bfsj_m.json', 'te'],
    ['/assets/root-CLXVwMaj.js', 'shared'],
    ['/assets/tirumala-DB5Ud9bT.svg', 'shared'],
    ['/icons/icon.svg', 'shared'],
    ['/offline', 'en'],
    // Useless offline.
    ['/social/tirumala.png', undefined],
    ['/icons/icon-512.png', undefined],
    ['/robots.txt', undefined],
    ['/service-worker.js', undefined],
    ['/offline/te.json', undefined],
    ['/desk', undefined],
    ['/te/desk.json', undefined],
    ['/assets/desk-abcd1234.css', undefined],
  ] as const
  for (const [address, group] of cases) assert.equal(groupOf(address), group, address)
})

it('knows pages and their data by their addresses', () => {
  assert.deepEqual(['/', '/te', '/te/temples/tirumala', '/offline'].map(isPage), [true, true, true, true])
  assert.deepEqual(['/temples.json', '/robots.txt', '/assets/a-b.js'].map(isPage), [false, false, false])
  assert.deepEqual(['/map', '/map.json', '/robots.txt'].map(isInBundle), [true, true, false])
})

it('takes an address with a slash at its end for the one without', () => {
  assert.deepEqual(['/te/', '/temples', '/'].map(addressOf), ['/te', '/temples', '/'])
})

it('has one hash for a page on every origin, and another where anything else differs', async () => {
  const hash = (address: string, text: string, ...filled: string[]) =>
    hashOf(address, new TextEncoder().encode(text), filled)
  const built = await hash('/map', '<a href="https://built.invalid/map">మ్యాప్</a>', 'https://built.invalid')
  const served = '<a href="https://visit.example/map">మ్యాప్</a>'
  assert.match(built, /^[0-9a-f]{20}$/)
  assert.equal(await hash('/map', served, 'https://visit.example'), built)
  assert.notEqual(await hash('/map', served, 'https://other.example'), built)
  assert.notEqual(await hash('/map', `${served} `, 'https://visit.example'), built)
  assert.equal(
    await hash('/map.json', '"streets:off" here', 'https://one.example', 'streets:off'),
    await hash('/map.json', '"streets:else" here', 'https://two.example', 'streets:else'),
  )
  // In other files the origin is ordinary text.
  assert.notEqual(
    await hash('/assets/a.json', 'https://one.example', 'https://one.example'),
    await hash('/assets/a.json', 'https://two.example', 'https://two.example'),
  )
})
