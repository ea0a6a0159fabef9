import type { Audience, Call, CommonFailure, ErrorCode, MemberId } from '@croupier/contracts';
import type { Outcome } from '../outcome.ts';
import type { CheckedVisit, Visit, VisitMember, VisitOperator } from './visit.ts';

/** `member` and `operator` exist when the call requires them. */
type Authenticated<A extends Audience> = A extends 'member'
  ? { readonly member: VisitMember }
  : A extends 'operator'
    ? { readonly operator: VisitOperator }
    : unknown;

type Answer<Output, F extends ErrorCode> = Outcome<Output, F | CommonFailure>;

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
  handle: (visit: Visit<Input> & Authenticated<A>) => Promise<Answer<Output, F>>,
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
): visit is CheckedVisit & Visit<Input> & Authenticated<A> {
  if (call.audience === 'member') return visit.member !== null;
  return call.audience !== 'operator' || visit.operator !== null;
}
