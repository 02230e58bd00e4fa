import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followSession } from './session/session.ts'

/** The pages read as they are, so a failing start costs the visitor no more than a line in the console. */
try {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  followSession()
} catch (error) {
  console.error('Travel Visit could not start', error)
}
