import type { ReactNode } from 'react'
import './switch.css'

type SwitchProps = { isOn: boolean; onSwitch: (isOn: boolean) => void; children: ReactNode }

/** For what holds at once, without a button to save it. */
export function Switch({ isOn, onSwitch, children }: SwitchProps) {
  return (
    <label className="switch small-text strong tight target">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked.
        role="switch"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
