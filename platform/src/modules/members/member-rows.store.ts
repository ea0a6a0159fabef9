import type { AccountType, MemberId, MemberStatus } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import type { MobileNumber } from '../verification/index.ts';

type Read = Db['read'];

/** A member as the list shows it. */
export interface ShownRow {
  readonly id: MemberId;
  readonly brand: string;
  readonly username: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly status: MemberStatus;
  readonly rank_level: number;
  readonly joined_at: Date;
  readonly last_login_at: Date | null;
  readonly email: string | null;
  readonly mobile: MobileNumber | null;
  readonly demo_id: MemberId | null;
}

/** The newest first. */
export const memberRows = (read: Read, ids: readonly MemberId[]): Promise<ShownRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : shown(read)
        .where('members.id', 'in', [...ids])
        .execute();

export interface NewestMembers {
  readonly brand: string | null;
  readonly before: MemberId | null;
  readonly limit: number;
}

export function newestRows(
  read: Read,
  { brand, before, limit }: NewestMembers,
): Promise<ShownRow[]> {
  const all = shown(read).limit(limit);
  const ofBrand = brand === null ? all : all.where('members.brand', '=', brand);
  return (before === null ? ofBrand : ofBrand.where('members.id', '<', before)).execute();
}

function shown(read: Read) {
  return read
    .selectFrom('members')
    .leftJoin('member_details', 'member_details.member_id', 'members.id')
    .leftJoin('demo_members', 'demo_members.member_id', 'members.id')
    .select([
      'demo_members.member_id as demo_id',
      'members.id',
      'members.brand',
      'username',
      'nickname',
      'type',
      'status',
      'rank_level',
      'joined_at',
      'last_login_at',
      'email',
      'mobile',
    ])
    .orderBy('members.id', 'desc');
}
