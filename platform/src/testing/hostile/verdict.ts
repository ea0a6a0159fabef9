import { commonFailures, type ErrorCode } from '@croupier/contracts';
import { statusOf } from '../../http/problems.ts';
import type { AnyCall } from '../../http/routes.ts';

export interface HostileReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Codes that would be an error of ours, or that only a browser gives to itself. */
const notForVisitors: readonly ErrorCode[] = ['internal', 'unavailable', 'offline', 'timeout'];
export const leakedInternals =
  /node_modules|\.ts:\d+|\bat \w+ \(|violates|relation "|syntax error|\bpg_/;

/** What is wrong with an answer to a hostile request, or `null`. */
export function errorOf(call: AnyCall, { status, headers, text }: HostileReply): string | null {
  if (headers['x-planted'] !== undefined) return 'a header was planted into the answer';
  if (status >= 500) return 'it broke';
  const answer = parsed(text);
  if (answer === null) return 'the answer is not one JSON object';
  if (status < 300) return 'value' in answer ? null : 'a success without a value';
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return 'a failure that is no problem';
  if (leakedInternals.test(text)) return 'the problem shows internals';
  const code = codesOf(call).find((one) => one === answer['code']);
  if (!code) return `the call does not state the code ${String(answer['code'])}`;
  return status === statusOf[code] ? null : `the code ${code} has another status`;
}

function codesOf({ failures }: AnyCall): readonly ErrorCode[] {
  return [...failures, ...commonFailures].filter((code) => !notForVisitors.includes(code));
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? { ...answer } : null;
  } catch {
    return null;
  }
}
