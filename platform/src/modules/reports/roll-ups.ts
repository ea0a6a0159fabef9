import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { dayIn, type Day } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import {
  accounts,
  entriesAfter,
  playerOf,
  type AccountPath,
  type PlayerEntry,
} from '../ledger/index.ts';
import { addHours, dropHours } from './hours.store.ts';
import { hoursOf } from './hour-rows.ts';
import { feesOf, gamesOf } from './references.store.ts';
import { addDays } from './add-days.store.ts';
import { allBehind, behind, brandsOf, dropRows, lockMarks, setMarks } from './reports.store.ts';
import { rowsOf, type DayRow, type EntryFacts } from './roll-up.ts';
import { activityOf } from './team-activity.store.ts';
import { addTeamDays, rebuildTeamDays, sharesOfMember } from './team-days.store.ts';
import { differenceOf } from './team-shares.ts';

export interface RollUps {
  /** Adds the next entries of the accounts; `true` when an account may have more. */
  advance(paths: readonly AccountPath[]): Promise<boolean>;
  /** Adds what a member's accounts have after their marks, up to one batch; `false` if more is left. */
  catchUp(member: MemberId): Promise<boolean>;
  /** Adds what the accounts of many members have after their marks, in few transactions. */
  catchUpMembers(members: readonly MemberId[]): Promise<void>;
  /** Adds all entries that were booked before the call; those that are booked meanwhile may be left. */
  catchUpAll(): Promise<void>;
  /** Drops a member's sums and adds the whole ledger of the member again, in one transaction. */
  rebuild(member: MemberId): Promise<void>;
  /** Computes the sums of all teams again from the sums of their members, in one transaction. */
  rebuildTeams(): Promise<void>;
}

/** Entries that are read at once, from one account. */
const entriesAtOnce = 2_000;
const accountsAtOnce = 200;

/**
 * Adds the entries of players' accounts to the sums by day and game. The version of an account is the mark: it
 * rises by one with each entry, and the mark moves in the transaction that adds the entries, so that each entry
 * is added exactly once, from however many nodes.
 */
export function createRollUps(
  { db }: Pick<Core, 'db'>,
  { brands }: { readonly brands: Pick<Brands, 'byCode'> },
): RollUps {
  async function addNext(tx: Tx, paths: readonly AccountPath[]): Promise<boolean> {
    const marks = await lockMarks(tx, withCash(paths));
    const entries = await entriesAfter(tx, marks, entriesAtOnce);
    if (entries.length === 0) return false;
    const facts = await factsOf(tx, entries);
    await addToDays(tx, rowsOf(entries, facts));
    await addHours(tx, hoursOf(entries, facts));
    const reached = new Map(entries.map(({ path, version }) => [path, version]));
    const next = marks.map((mark) => ({
      ...mark,
      reached: reached.get(mark.path) ?? mark.version,
    }));
    await setMarks(
      tx,
      next.map(({ path, reached: version }) => ({ path, version })),
    );
    return next.some((mark) => mark.reached - mark.version === BigInt(entriesAtOnce));
  }

  async function addToDays(tx: Tx, rows: readonly DayRow[]): Promise<void> {
    const turned = await addDays(tx, rows);
    await addTeamDays(tx, await activityOf(tx, turned));
  }

  async function factsOf(tx: Tx, entries: readonly PlayerEntry[]): Promise<EntryFacts> {
    const references = [...new Set(entries.map(({ reference }) => reference))];
    const payments = references.filter((one) => one.startsWith('dep_') || one.startsWith('wdr_'));
    const dayOf = await daysFor(
      tx,
      entries.map(({ path }) => playerOf(path)),
    );
    return { games: await gamesOf(tx, references), fees: await feesOf(tx, payments), dayOf };
  }

  async function daysFor(tx: Tx, members: readonly MemberId[]): Promise<EntryFacts['dayOf']> {
    const brandOf = await brandsOf(tx, members);
    const zones = new Map<string, string>();
    for (const code of new Set(brandOf.values())) {
      const brand = await brands.byCode(code);
      if (brand) zones.set(code, brand.settings.profile.timeZone);
    }
    return (member, time) => dayAt(zones.get(brandOf.get(member) ?? '') ?? 'UTC', time);
  }

  return {
    advance: (paths) => db.transaction((tx) => addNext(tx, paths)),

    async catchUp(member) {
      const paths = await behind(db.read, accountsOf(member));
      return paths.length === 0 || !(await db.transaction((tx) => addNext(tx, paths)));
    },

    async catchUpMembers(members) {
      const paths = await behind(db.read, members.flatMap(accountsOf));
      for (let at = 0; at < paths.length; at += accountsAtOnce) {
        const some = paths.slice(at, at + accountsAtOnce);
        while (await db.transaction((tx) => addNext(tx, some)));
      }
    },

    // One pass in the order of the paths: it ends however fast new entries are booked.
    async catchUpAll() {
      for (let after = ''; ;) {
        const paths = await allBehind(db.read, { after, limit: accountsAtOnce });
        const [last] = paths.slice(-1);
        if (last === undefined) break;
        while (await db.transaction((tx) => addNext(tx, paths)));
        after = last;
      }
    },

    rebuild: (member) =>
      db.transaction(async (tx) => {
        const marks = await lockMarks(tx, accountsOf(member));
        await addTeamDays(tx, differenceOf([], await sharesOfMember(tx, member)));
        await dropRows(tx, member);
        await dropHours(tx, member);
        await setMarks(
          tx,
          marks.map(({ path }) => ({ path, version: 0n })),
        );
        while (await addNext(tx, accountsOf(member)));
      }),

    rebuildTeams: () => db.transaction(rebuildTeamDays),
  };
}

/**
 * Changes who is above a member, and moves the member's sums from the former recruiter to the new one. The marks are
 * locked, so that nothing is added to the sums of the member meanwhile.
 */
export async function withSumsMoved(
  tx: Tx,
  member: MemberId,
  move: () => Promise<unknown>,
): Promise<void> {
  await lockMarks(tx, accountsOf(member));
  const before = await sharesOfMember(tx, member);
  await move();
  await addTeamDays(tx, differenceOf(await sharesOfMember(tx, member), before));
}

const accountsOf = (member: MemberId): readonly AccountPath[] => [
  accounts.cash(member),
  accounts.bonus(member),
];

/**
 * The accounts with the cash account of each member. Its mark is the lock of the member: two accounts of a member add to
 * the same days and to the same numbers of active members.
 */
const withCash = (paths: readonly AccountPath[]): readonly AccountPath[] => [
  ...new Set(paths.flatMap((path) => [path, accounts.cash(playerOf(path))])),
];

const quarterMs = 15 * 60 * 1000;
const maxQuarters = 10_000;
const days = new Map<string, Day>();

/** The offset of every time zone changes at a quarter of an hour: a day is computed once for each quarter. */
function dayAt(timeZone: string, time: Date): Day {
  const key = `${timeZone} ${Math.floor(time.getTime() / quarterMs)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  if (days.size >= maxQuarters) days.clear();
  const day = dayIn(timeZone, time);
  days.set(key, day);
  return day;
}
