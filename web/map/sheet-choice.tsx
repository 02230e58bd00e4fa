import { t } from '../language/translate.ts'
import type { DrawnView } from './drawn-map.ts'
import './sheet-choice.css'

type SheetChoiceProps = {
  views: readonly DrawnView[]
  shown: DrawnView['id']
  onChoose: (view: DrawnView['id']) => void
}

export function SheetChoice({ views, shown, onChoose }: SheetChoiceProps) {
  return (
    <fieldset className="sheet-choice needs-script">
      <legend className="visually-hidden">{t('Map')}</legend>
      {views.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="sheet" value={id} checked={id === shown} onChange={() => onChoose(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
