import { t } from '#web/language/translate.ts'
import { say } from './say.ts'
import { share } from './share.ts'
import './share-button.css'

type ShareButtonProps = {
  title: string
  query?: string
  label?: string
}

export function ShareButton({ title, query, label = t('Share this page') }: ShareButtonProps) {
  return (
    <div className="share on-screen needs-script">
      <button
        type="button"
        className="button small quiet"
        onClick={async () => {
          const url = query ? new URL(query, location.href).href : location.href
          const shared = await share({ title, url }, url)
          if (shared === 'copied') say(t('Link copied'))
          if (shared === 'failed')
            say(t('We couldn’t copy the link. Copy it from the address bar.'), { stays: true })
        }}
      >
        {label}
      </button>
    </div>
  )
}
