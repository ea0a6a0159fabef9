import type { MemberId } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { freshGuard, type Guard } from './guard.ts';
import { guardOf, rowOf } from './guard-row.ts';
import { lockGuards, openGuards, writeGuards } from './protection.store.ts';

/** The member concerned, or a row of another table that names one. */
export interface ProtectedMember {
  readonly id: MemberId;
  readonly brand: string;
}

/** Guards with locked rows. */
interface LockedGuards {
  /** `null` for a member without a guard. */
  known(tx: Tx, member: MemberId): Promise<Guard | null>;
  /** A member's guard, created if there was none. */
  opened(tx: Tx, member: ProtectedMember): Promise<Guard>;
  write(tx: Tx, guard: Guard): Promise<void>;
}

export const lockedGuards: LockedGuards = {
  known,
  async opened(tx, member) {
    const guard = await known(tx, member.id);
    if (guard) return guard;
    await openGuards(tx, [member]);
    return (await known(tx, member.id)) ?? freshGuard(member.id, member.brand);
  },
  write: (tx, guard) => writeGuards(tx, [rowOf(guard)]),
};

async function known(tx: Tx, member: MemberId): Promise<Guard | null> {
  const [row] = await lockGuards(tx, [member]);
  return row ? guardOf(row) : null;
}
