import { favouriteKey } from '#day/entries/keys.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '../../language/translate.ts'
import { say } from '../../shell/said.ts'
import { sayIfRefused } from '../say-if-refused.ts'
import { nowStored } from '../store.ts'
import { write } from '../write.ts'

export async function setFavourite(temple: TempleId, name: string, makes: boolean): Promise<void> {
  await write(() => [{ key: favouriteKey(temple), value: makes ? {} : null }])
  if (nowStored().state === 'refused') return sayIfRefused()
  say(makes ? t('Favourite: {name}', { name }) : t('No longer a favourite: {name}', { name }))
}
