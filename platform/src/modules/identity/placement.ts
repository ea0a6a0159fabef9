import type { AccountType, ErrorCode, MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Outcome } from '../../outcome.ts';
import type { MemberRecord } from './member.ts';

/** The place of a new account in the tree. */
export interface Placement<Failure extends ErrorCode = 'invitation-ended'> {
  readonly upline: MemberId | null;
  readonly type: AccountType;
  readonly affiliateCode: string | null;
  /** Runs in the transaction that opens the account; a failure opens none. `upline`: the members above. */
  joined?(tx: Tx, member: Pick<MemberRecord, 'id' | 'upline'>): Promise<Outcome<void, Failure>>;
}
