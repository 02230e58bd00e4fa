import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { listAddress } from '#guide/list-address.ts'
import { FoundTemples, type FoundTemplesProps } from './found-temples.tsx'
import { ListControls } from './list-controls.tsx'
import { useListChoice } from './use-list-choice.ts'

type TempleListProps = Pick<FoundTemplesProps, 'temples' | 'helplines'>

/** The guide's list as its reader chooses it. */
export function TempleList({ temples, helplines }: TempleListProps) {
  const form = useRef<HTMLFormElement>(null)
  const { choice, choose, isTouched } = useListChoice(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same choice is the same list.
  const found = useMemo(() => choice, [listAddress(choice)])
  // The controls answer a touch at once, and the list, which a slow phone draws for longer, follows.
  const following = useDeferredValue(found)
  return (
    <>
      <ListControls form={form} choice={choice} choose={choose} />
      <Found temples={temples} helplines={helplines} choice={isTouched ? following : found} choose={choose} />
    </>
  )
}

const Found = memo(FoundTemples)
