import type { Handler } from 'hono'
import { resetPassword } from '#identity/calls/reset-password.ts'
import { OverloadedError } from '#identity/credentials/hash-queue.ts'
import { findCode, type RequestType } from '#identity/mailed-codes/codes.ts'
import { answer } from '#identity/protocol/answer.ts'
import { type AddressOf, clientOf } from '#identity/protocol/client.ts'
import { refusalAnswer } from '#identity/protocol/error-answer.ts'
import { overloadedAnswer } from '#identity/protocol/overload.ts'
import { isRefusal } from '#identity/protocol/refusal.ts'
import { accountRequestSchema } from '#identity/protocol/request-body.ts'
import type { Identity } from '#identity/service.ts'

import { updateAsEmulator } from './calls/update.ts'
import type { IssuedCodes } from './issued-codes.ts'

type Mode = {
  requestType: RequestType
  spent: string
  again: string
  done: string
  tells: 'email' | 'newEmail'
}

const modes: Record<string, Mode> = {
  resetPassword: {
    requestType: 'PASSWORD_RESET',
    spent: 'Your request to reset your password has expired or the link has already been used.',
    again: 'Try resetting your password again.',
    done: 'The password has been successfully updated.',
    tells: 'email',
  },
  verifyEmail: {
    requestType: 'VERIFY_EMAIL',
    spent: 'Your request to verify your email has expired or the link has already been used.',
    again: 'Try verifying your email again.',
    done: 'The email has been successfully verified.',
    tells: 'email',
  },
  verifyAndChangeEmail: {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    spent: 'Your request to change your email has expired or the link has already been used.',
    again: 'Try changing your email again.',
    done: 'The email has been successfully changed.',
    tells: 'newEmail',
  },
  recoverEmail: {
    requestType: 'RECOVER_EMAIL',
    spent: 'Your request to revert your email has expired or the link has already been used.',
    again: 'Try changing the email again, which makes a new link.',
    done: 'The email has been successfully reset.',
    tells: 'email',
  },
}

const placeholder = 'NEW_PASSWORD_HERE'

/** Applies a link's code as soon as the link is opened, as the emulator does. */
export function actOnLink(identity: Identity, codes: IssuedCodes, addressOf: AddressOf): Handler {
  return async (context) => {
    const { mode: name = '', oobCode, apiKey, newPassword, continueUrl } = context.req.query()
    if (!apiKey) return linkError('missing apiKey query parameter')
    if (!oobCode) return linkError('missing oobCode query parameter')
    const mode = Object.hasOwn(modes, name) ? modes[name] : undefined
    if (!mode) return linkError('Invalid mode')

    const { requestType, spent, again, done, tells } = mode
    const code = await findCode(identity.database, oobCode, identity.clock())
    if (isRefusal(code) || code.request_type !== requestType) return linkError(spent, again)
    const sets = requestType === 'PASSWORD_RESET'
    if (sets && (!newPassword || newPassword === placeholder)) {
      return linkError('missing newPassword query parameter', 'Add &newPassword=… to the link.')
    }
    const parsed = accountRequestSchema.safeParse({ oobCode, ...(sets && { newPassword }) })
    if (!parsed.success)
      return linkError(`invalid ${String(parsed.error.issues[0]?.path[0])} query parameter`)
    try {
      const client = clientOf(context, addressOf)
      const result = sets
        ? await resetPassword(identity, parsed.data, client)
        : await updateAsEmulator(identity, codes, parsed.data, client)
      if (isRefusal(result)) {
        return result.refusal === 'INVALID_OOB_CODE'
          ? linkError(spent, again)
          : refusalAnswer(context, result)
      }
      if (continueUrl && URL.canParse(continueUrl)) return context.redirect(new URL(continueUrl).href, 303)
      return answer({
        authEmulator: { success: done, [tells]: (result as Record<string, unknown>)[tells] },
      })
    } catch (error) {
      if (error instanceof OverloadedError) return overloadedAnswer(context)
      throw error
    }
  }
}

function linkError(error: string, instructions?: string) {
  return answer({ authEmulator: { error, ...(instructions && { instructions }) } }, 400)
}
