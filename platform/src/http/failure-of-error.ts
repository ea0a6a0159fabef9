import type { ErrorCode } from '@croupier/contracts';
import { isTransient } from '../db/index.ts';
import { fail, type Failed } from '../outcome.ts';
import { Overload } from '../concurrency-limit.ts';

/**
 * The failure that the client sees for a thrown error: `unavailable` when a retry can help, else `internal`.
 * Never contains the error's message.
 */
export function failureOfError(error: unknown): Failed<ErrorCode> {
  const own = failureOfRequest(error);
  if (own) return own;
  if (isTransient(error) || error instanceof Overload)
    return fail('unavailable', { detail: 'Try again in a moment.', retryAfter: 2 });
  return fail('internal', { detail: 'Something broke on our side; it has been noted.' });
}

/** Fastify's error codes for requests that never reached a handler. */
const requestErrors: Readonly<Record<string, Failed<ErrorCode>>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: fail('invalid-input', { detail: 'The body is not valid JSON.' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: fail('invalid-input', { detail: 'The body is empty.' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: fail('invalid-input', {
    detail: 'The body is not as long as stated.',
  }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: fail('unsupported-media-type', {
    detail: 'Send application/json, or application/jose where the call is sealed.',
  }),
  FST_ERR_CTP_BODY_TOO_LARGE: fail('payload-too-large', { detail: 'The body is too large.' }),
  FST_ERR_BAD_URL: fail('invalid-input', { detail: 'The address is not valid.' }),
};

function failureOfRequest(error: unknown): Failed<ErrorCode> | null {
  const known = requestErrors[codeOf(error)];
  if (known) return known;
  // Everything else that the HTTP library refuses (a poisoned `__proto__`, a broken encoding) is an error of
  // the request.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 0;
  return typeof status === 'number' && status >= 400 && status < 500 ? fail('invalid-input') : null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}
