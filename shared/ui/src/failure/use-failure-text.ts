import {
  commonFailures,
  statedFailures,
  type ErrorCode,
  type FieldError,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** The parts of a failed call that a page shows; `CallFailed` of the client is one example. */
export interface Failure {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly retryAfterS: number | null;
}

/**
 * The message for a failure: what went wrong and what to do. An unknown failure gets the message for an
 * internal error.
 */
export function useFailureText(): (error: unknown) => string {
  const { t, formats } = useTexts('ui');
  return (error) => {
    if (!isFailure(error)) return t('failure.internal');
    if (error.retryAfterS === null) return withParties(t(`failure.${error.code}`), error);
    const [key, count] = waitOf(error.retryAfterS);
    const wait = formats.number(count);
    // Messages that say "later" have a `timed` variant without that word.
    const what = t(`failure.${error.code}`, { context: 'timed' });
    const when = t(key, { count, wait });
    return `${what} ${when}`;
  };

  /** Names the two accounts of a line between which a rule is broken. */
  function withParties(message: string, { fields }: Failure): string {
    const found = Object.values(fields).find(({ between }) => between);
    return found?.between ? t('error.between', { message, ...found.between }) : message;
  }
}

/** Converts a wait to a suitable unit, rounded up. */
function waitOf(seconds: number) {
  if (seconds < 90) return ['retryAfter', seconds] as const;
  if (seconds < 5_400) return ['retryAfterMinutes', Math.ceil(seconds / 60)] as const;
  return ['retryAfterHours', Math.ceil(seconds / 3_600)] as const;
}

const codes: readonly string[] = [...commonFailures, ...statedFailures];

function isFailure(error: unknown): error is Failure {
  if (typeof error !== 'object' || error === null) return false;
  return 'code' in error && 'retryAfterS' in error && codes.includes(String(error.code));
}
