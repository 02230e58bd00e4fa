import { t } from '#web/language/translate.ts'

type About = { showsDistances?: boolean | undefined; hasStandIns: boolean }

export function footnotesOf({ showsDistances, hasStandIns }: About): string[] {
  return [
    ...(hasStandIns
      ? [t('Parts of this page are in English while their translation is being revised.')]
      : []),
    ...(showsDistances
      ? [t('Distances are one way, and by road unless a note says otherwise. Ask before you travel.')]
      : []),
  ]
}
