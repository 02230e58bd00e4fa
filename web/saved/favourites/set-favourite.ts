import { favouriteKey } from '#day/entries/keys.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { sayIfRefused } from '../say-if-refused.ts'
import { write } from '../write.ts'

export async function setFavourite(temple: TempleId, makes: boolean): Promise<void> {
  await write(() => [{ key: favouriteKey(temple), value: makes ? {} : null }])
  await sayIfRefused()
}
