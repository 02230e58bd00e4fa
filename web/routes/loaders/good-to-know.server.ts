import { topicIds } from '#guide/topic-ids.ts'
import { answeredTopics } from '../../answers/answers.server.ts'
import { checkOf, withoutSources } from '../../answers/check-of.ts'
import { isMostAsked } from '../../answers/most-asked.ts'
import { answersOfEachTemple } from '../../answers/of-each-temple.server.ts'
import { t } from '../../language/translate.ts'
import type { LoaderArgs } from '../../start/page.ts'
import type { PageHead } from '../../start/page-head.ts'
import { guideFor } from '../../temples/guide.server.ts'
import { shownWaysIn } from '../../temples/tickets/ways-in.ts'

/** Every question, and the answers that are asked for most. All of them, with sources, would be too heavy. */
export function loader({ language }: LoaderArgs) {
  const guide = guideFor(language)
  return {
    topics: answeredTopics(guide).map(({ topic, title, answers }) => ({
      id: topic,
      title,
      ofEachTemple: topic === topicIds[0] ? answersOfEachTemple(guide) : [],
      answers: answers.map(({ id, question, answer, waysIn, links, temples }) => ({
        id,
        question,
        ...(isMostAsked(id) && {
          answer: {
            said: withoutSources(answer),
            ...checkOf(answer),
            ...(waysIn && { waysIn: shownWaysIn(waysIn) }),
            links,
            temples,
          },
        }),
      })),
    })),
    helplines: guide.helplines,
  }
}

export function head(): PageHead {
  return {
    title: t('Good to know in Tirupati – Travel Visit'),
    description: t(
      'What visitors to Tirupati and Tirumala ask: tickets and where to book them, the hill road, the footpaths, phones and shoes, free buses, and whom to call.',
    ),
    path: '/good-to-know',
  }
}
