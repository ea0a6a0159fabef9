import type { Audience, Call, CommonFailure, ErrorCode, MemberId } from '@croupier/contracts';
import type { Member, SessionCookies } from '../modules/identity/index.ts';
import type { OperatorSession } from '../modules/operators/index.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { Outcome } from '../outcome.ts';

/** What a handler receives: checked values, and nothing of the HTTP library. */
export interface Visit<Input> {
  readonly input: Input;
  readonly brand: Brand;
  /** The signed-in member; `null` for a visitor. */
  readonly session: Member | null;
  readonly cookies: SessionCookies;
  readonly ip: string;
  /** The visitor's country as a trusted proxy states it; ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly userAgent: string;
  /**
   * The origin of the brand at which the visitor arrived, such as `http://localhost:4000`; never text of the
   * request.
   */
  readonly origin: string;
  /**
   * The `Idempotency-Key` of a `once` call, prefixed with the member's id for members' calls; empty for other
   * calls.
   */
  readonly key: string;
}

/** `member` and `operator` exist when the call requires them. */
type Known<A extends Audience> = A extends 'member'
  ? { readonly member: Member }
  : A extends 'operator'
    ? { readonly operator: OperatorSession }
    : unknown;

type Answer<Output, F extends ErrorCode> = Outcome<Output, F | CommonFailure>;

/** A visit after the registrar's checks: the input has passed the call's schema, and the session is known. */
export interface CheckedVisit extends Visit<unknown> {
  readonly member: Member | null;
  readonly operator: OperatorSession | null;
}

/** A call and its handler; created by `on`, served by the registrar. */
export interface Route {
  readonly call: AnyCall;
  readonly handle: (visit: CheckedVisit) => Promise<Outcome<unknown, ErrorCode>>;
}

export type AnyCall = Call<never, unknown, ErrorCode>;

/** Prefixes a key with the member's id, so that keys of two members never collide. */
export const memberKey = (id: MemberId, given: string) => `${id}:${given}`;

/** Connects a call of the table with its domain function. */
export function on<Input, Output, F extends ErrorCode, A extends Audience>(
  call: Call<Input, Output, F, A>,
  handle: (visit: Visit<Input> & Known<A>) => Promise<Answer<Output, F>>,
): Route {
  return {
    call,
    handle(visit) {
      if (!isAdmitted(call, visit))
        throw new Error(`${call.path} was reached without its ${call.audience}`);
      return handle(visit);
    },
  };
}

// The one border between "checked at run time" and "typed": the registrar parses the input with the schema of
// this call, and the schemas' types are checked against the calls' inputs.
function isAdmitted<Input, A extends Audience>(
  call: Call<Input, unknown, ErrorCode, A>,
  visit: CheckedVisit,
): visit is CheckedVisit & Visit<Input> & Known<A> {
  if (call.audience === 'member') return visit.member !== null;
  return call.audience !== 'operator' || visit.operator !== null;
}
