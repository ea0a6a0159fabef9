import type { LimitKind, MemberId, StakeRefusal } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { leftOf, type Guard } from './guard.ts';
import { guardOf, rowOf } from './guard-row.ts';
import type { ProtectedMember } from './locked-guards.ts';
import type { ProfileOf } from './profile-lookup.ts';
import { mostStake, profiles, type KindOfPlay, type Profile } from './profiles.ts';
import { lockGuards, openGuards, writeGuards } from './protection.store.ts';
import { resulted, staked, stakeRefusal, type Result } from './stake.ts';

/** The members who stake, and the other members who may get a result. */
export interface GuardBatchScope {
  readonly staking: readonly ProtectedMember[];
  readonly others?: readonly MemberId[];
}

/**
 * The guards of a batch, locked until its transaction ends: checked and changed in memory one after the
 * other, written together.
 */
export interface GuardBatch {
  /**
   * Why a stake of this many units is refused, including what this watch has counted; `null` if it is
   * allowed.
   */
  refusal(member: ProtectedMember, units: bigint): StakeRefusal | null;
  /** The most that one play may stake by the brand's profile, in units; `null` for no limit. */
  maxStake(member: ProtectedMember, play: KindOfPlay): bigint | null;
  /** Whether a member has a guard: for other members nothing is counted. */
  isGuarded(member: MemberId): boolean;
  /** Counts a booked stake. */
  staked(member: ProtectedMember, units: bigint): void;
  /** Counts a result. */
  resulted(member: MemberId, result: Result): void;
  /** What a game has to show about a member: nothing for a member without a guard. */
  standing(member: MemberId): RemainingPlay;
  /** Writes the changes: no statement if there are none. */
  write(): Promise<void>;
}

export interface RemainingPlay {
  readonly realityAt: Date | null;
  /** What the tightest limit of each kind leaves: ledger units, or milliseconds of play. */
  readonly left: Readonly<Record<LimitKind, bigint | null>>;
}

/** Opens a watch: one statement, and one more at a member's first guarded play. */
export async function openGuardBatch(
  tx: Tx,
  { staking, others = [] }: GuardBatchScope,
  { clock, profileOf }: Pick<Core, 'clock'> & { readonly profileOf: ProfileOf },
): Promise<GuardBatch> {
  const rules = await rulesOf(tx, staking, profileOf);
  const read = await heldGuards(tx, { staking, others, rules });
  const stored = new Map(read);
  const now = clock.now();

  const profileFor = ({ brand }: ProtectedMember) => rules.get(brand) ?? profiles.open;

  function change(member: MemberId, step: (guard: Guard) => Guard): void {
    const guard = stored.get(member);
    if (guard) stored.set(member, step(guard));
  }

  return {
    refusal(member, units) {
      const guard = stored.get(member.id);
      return guard ? stakeRefusal(guard, profileFor(member), { units, now }) : null;
    },
    maxStake: (member, play) => mostStake(profileFor(member), play),
    isGuarded: (member) => stored.has(member),
    staked: (member, units) =>
      change(member.id, (guard) => staked(guard, profileFor(member), { units, now })),
    resulted: (member, result) => change(member, (guard) => resulted(guard, result, now)),
    standing: (member) => standingOf(stored.get(member), now),
    write: () =>
      writeGuards(
        tx,
        [...stored].flatMap(([member, guard]) => (guard === read.get(member) ? [] : rowOf(guard))),
      ),
  };
}

function standingOf(guard: Guard | undefined, now: Date): RemainingPlay {
  const left = (kind: LimitKind) => (guard ? leftOf(guard, kind, now) : null);
  return {
    realityAt: guard?.play?.realityAt ?? null,
    left: {
      deposit: left('deposit'),
      loss: left('loss'),
      wager: left('wager'),
      time: left('time'),
    },
  };
}

type Rules = ReadonlyMap<string, Profile>;

async function rulesOf(
  tx: Tx,
  staking: readonly ProtectedMember[],
  profileOf: ProfileOf,
): Promise<Rules> {
  const brands = [...new Set(staking.map(({ brand }) => brand))];
  return new Map(
    await Promise.all(
      brands.map(async (brand): Promise<[string, Profile]> => [
        brand,
        profiles[await profileOf(tx, brand)],
      ]),
    ),
  );
}

async function heldGuards(
  tx: Tx,
  { staking, others, rules }: Required<GuardBatchScope> & { readonly rules: Rules },
): Promise<ReadonlyMap<MemberId, Guard>> {
  const members = [...new Set([...staking.map(({ id }) => id), ...others])];
  const known = await guardsByMember(tx, members);
  // If checks are enforced they start with the first stake, from any page.
  const unguarded = staking.filter(
    ({ id, brand }) => !known.has(id) && rules.get(brand)?.realityCheck.isEnforced,
  );
  if (unguarded.length === 0) return known;
  await openGuards(tx, unguarded);
  return guardsByMember(tx, members);
}

async function guardsByMember(
  tx: Tx,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Guard>> {
  const rows = members.length === 0 ? [] : await lockGuards(tx, members);
  return new Map(rows.map((row) => [row.member_id, guardOf(row)]));
}
