import type { Audience, Call, CommonFailure, ErrorCode, MemberId } from '@croupier/contracts';
import type { Member, SessionCookies } from '../modules/identity/index.ts';
import type { OperatorSession } from '../modules/operators/index.ts';
import type { Brand } from '../modules/brands/index.ts';
import type { Outcome } from '../outcome.ts';

/** What a handler gets: everything checked, nothing of the HTTP library. */
export interface Visit<Input> {
  readonly input: Input;
  readonly brand: Brand;
  /** Who is calling, as far as it is known; `null` for a visitor. */
  readonly session: Member | null;
  readonly cookies: SessionCookies;
  readonly ip: string;
  /** Of the visitor, by a proxy that is trusted to know; ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly userAgent: string;
  /** The brand's origin that the visitor came to, as `http://localhost:4000`; never text of the request. */
  readonly origin: string;
  /** The `Idempotency-Key` of a `once` call, with the member's id before it where the call is a member's; empty for others. */
  readonly key: string;
}

/** `member` and `operator` exist because the call asks for them. */
type Known<A extends Audience> = A extends 'member'
  ? { readonly member: Member }
  : A extends 'operator'
    ? { readonly operator: OperatorSession }
    : unknown;

type Answer<Output, F extends ErrorCode> = Outcome<Output, F | CommonFailure>;

/** A visit as the registrar has it: the input passed the schema of the call, whoever is signed in is known. */
export interface CheckedVisit extends Visit<unknown> {
  readonly member: Member | null;
  readonly operator: OperatorSession | null;
}

/** One call with the function behind it; made by `on`, served by the registrar. */
export interface Route {
  readonly call: AnyCall;
  readonly handle: (visit: CheckedVisit) => Promise<Outcome<unknown, ErrorCode>>;
}

export type AnyCall = Call<never, unknown, ErrorCode>;

/** What keeps one member's keys apart from another's. */
export const memberKey = (id: MemberId, given: string) => `${id}:${given}`;

/** Ties a call of the table to the domain function behind it. */
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

// The one border between "checked at run time" and "typed": the registrar parses the input with the
// schema of this very call, and the schemas are held to the calls' inputs by their own types.
function isAdmitted<Input, A extends Audience>(
  call: Call<Input, unknown, ErrorCode, A>,
  visit: CheckedVisit,
): visit is CheckedVisit & Visit<Input> & Known<A> {
  if (call.audience === 'member') return visit.member !== null;
  return call.audience !== 'operator' || visit.operator !== null;
}
