import { languages } from '#messages/languages.ts'
import { lettersIn } from '#today/text.ts'
import { counters, limits, roadStates, roads } from '#today/values.ts'
import { counters as counterNames } from '#web/guide/today/word-text.ts'
import { ownNames } from '#web/language/languages.ts'
import { t } from '#web/language/translate.ts'
import { Chips, SeveralChips } from './choice/chips.tsx'
import { TimeChoice } from './choice/time-choice.tsx'
import { earlierSights, usualSights } from './choice/times.ts'
import { roadNames, roadStateNames, tokenStates } from './choice-names.ts'
import { asSaid, type Draft, type Drafts, type FieldsProps } from './draft.ts'
import { HoursFields } from './hours-fields.tsx'
import { LineFields } from './line-fields.tsx'
import { TempleChips } from './temple-chips.tsx'

export function Fields({ draft, ...props }: FieldsProps<Draft>) {
  switch (draft.kind) {
    case 'line':
      return <LineFields draft={draft} {...props} />
    case 'tokens':
      return <TokensFields draft={draft} {...props} />
    case 'hours':
      return <HoursFields draft={draft} {...props} />
    case 'road':
      return <RoadFields draft={draft} {...props} />
    case 'crowd':
      return <TempleChips temple={draft.temple} onChoose={(temple) => props.change({ temple })} />
    case 'text':
      return <TextFields draft={draft} {...props} />
  }
}

function TokensFields({
  draft: { state, counters: at, ...draft },
  opened,
  change,
}: FieldsProps<Drafts['tokens']>) {
  return (
    <>
      <Chips
        legend={t('Today’s free tokens')}
        choices={tokenStates.map(({ state, text }) => ({ value: state, text: t(text) }))}
        value={state}
        onChoose={(state) => change({ state })}
      />
      {state === 'given' && (
        <SeveralChips
          legend={t('Where?')}
          choices={counters.map((value) => ({ value, text: t(counterNames[value]) }))}
          values={at}
          onChoose={(counters) => change({ counters })}
        />
      )}
      {state === 'gone' && (
        <TimeChoice
          legend={t('Since when?')}
          now={opened}
          usual={usualSights(opened)}
          others={earlierSights(opened)}
          value={draft.at}
          onChoose={(at) => change({ at: at ?? opened })}
        />
      )}
    </>
  )
}

function RoadFields({ draft: { road, state }, change }: FieldsProps<Drafts['road']>) {
  return (
    <>
      <Chips
        legend={t('Which way?')}
        choices={roads.map((value) => ({ value, text: t(roadNames[value]) }))}
        value={road}
        onChoose={(road) => change({ road })}
      />
      <Chips
        legend={t('How is it?')}
        choices={roadStates.map((value) => ({ value, text: t(roadStateNames[value]) }))}
        value={state}
        onChoose={(state) => change({ state })}
      />
    </>
  )
}

function TextFields({ draft: { language, text }, change }: FieldsProps<Drafts['text']>) {
  return (
    <>
      <Chips
        legend={t('Which language?')}
        choices={languages.map((value) => ({ value, text: ownNames[value], lang: value }))}
        value={language}
        onChoose={(language) => change({ language })}
      />
      <label className="desk-text">
        <span>{t('Your words')}</span>
        <textarea
          rows={4}
          lang={language}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <span className="note">
          {t('{count} of {most} letters. Everybody sees it as you type it: nobody translates it.', {
            count: lettersIn(asSaid(text)),
            most: limits.letters,
          })}
        </span>
      </label>
    </>
  )
}
