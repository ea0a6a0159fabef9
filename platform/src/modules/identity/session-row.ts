import type { MemberRow } from './member-row.ts';
import type { SessionTable } from './sessions.ts';

export type SessionRow = Pick<
  MemberRow,
  'id' | 'username' | 'nickname' | 'type' | 'previous_login_at'
> &
  Pick<SessionTable, 'seen_at' | 'must_change'>;
