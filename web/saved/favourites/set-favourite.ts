import { favouriteKey } from '#day/entries/keys.ts'
import type { TempleId } from '#guide/temple-ids.ts'
import { t } from '#web/language/translate.ts'
import { sayIfRefused } from '#web/saved/say-if-refused.ts'
import { nowStored } from '#web/saved/store.ts'
import { write } from '#web/saved/write.ts'
import { say } from '#web/shell/say.ts'

export async function setFavourite(temple: TempleId, name: string, makes: boolean): Promise<void> {
  await write(() => [{ key: favouriteKey(temple), value: makes ? {} : null }])
  if (nowStored().state === 'refused') return sayIfRefused()
  say(makes ? t('Favourite: {name}', { name }) : t('No longer a favourite: {name}', { name }))
}
