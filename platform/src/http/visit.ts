import type {
  AccountType,
  MemberId,
  PasswordChangeReason,
  PermissionScope,
} from '@croupier/contracts';
import type { SessionCookies } from './cookies.ts';
import type { RequestHost } from './request-host.ts';

// The module that resolves a brand, a member or an operator adds its own fields by declaration merging: handlers
// receive them, and the HTTP layer knows only what it uses itself.

/** The brand at which a visitor arrived. */
export interface VisitBrand {
  readonly code: string;
  originAt(protocol: string, host: RequestHost | null): string;
}

/** A signed-in member. */
export interface VisitMember {
  readonly id: MemberId;
  readonly type: AccountType;
  /** Handle of the session, which a changing call repeats. */
  readonly token: string;
  /** Until the password is changed, this session can do nothing else. */
  readonly mustChangePassword: PasswordChangeReason | null;
}

/** A signed-in operator. */
export interface VisitOperator {
  readonly token: string;
  readonly reach: PermissionScope;
  readonly secondFactor: 'on' | 'off' | 'due';
  /** When this session last confirmed the second factor. */
  readonly confirmedAt: Date | null;
}

/** What a handler receives: checked values, and nothing of the HTTP library. */
export interface Visit<Input> {
  readonly input: Input;
  readonly brand: VisitBrand;
  /** The signed-in member; `null` for a visitor. */
  readonly session: VisitMember | null;
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

/** A visit after the registrar's checks: the input has passed the call's schema, and the session is known. */
export interface CheckedVisit extends Visit<unknown> {
  readonly member: VisitMember | null;
  readonly operator: VisitOperator | null;
}
