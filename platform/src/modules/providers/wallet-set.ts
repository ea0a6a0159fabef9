import type { HeldWinId, RoundId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { keyOfConversion, publishBonusEvents } from '../bonuses/index.ts';
import { accounts, keyOfHold, type Ledger, type LedgerBatch } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection, GuardBatch } from '../protection/index.ts';
import type { Partner } from './partners.ts';
import type {
  RoundKey,
  RoundRow,
  SessionRow,
  TransactionKey,
  TransactionRow,
} from './providers.store.ts';
import { keyOfClosing, keyOfMoney } from './bookings.ts';
import { writeParked, type ParkedWin } from './parked-wins.ts';
import type { WinTerms } from './win-bounds.ts';
import { openBonuses, type SetBonuses } from './set-bonuses.ts';
import { type PlayedGame, writeSet } from './wallet-set.store.ts';
import { publishFreeRounds } from './free-rounds-notifier.ts';
import type { FreeRoundsRow } from './free-rounds.store.ts';
import {
  createTallies,
  lookupsOf,
  namesOf,
  readSetRows,
  roundKey,
  stakerOf,
  type MoneyOrder,
  type SetTotals,
} from './wallet-set-rows.ts';

/**
 * The data that a batch of bets and wins works on: read and locked together, changed in memory by one call
 * after the other, written together. All code takes the locks in one order: transactions, free rounds,
 * rounds, bonuses, guards, accounts.
 */
export interface WalletSet {
  readonly now: Date;
  readonly batch: LedgerBatch;
  /** The player protection. */
  readonly watch: GuardBatch;
  session(partner: Partner, token: string | undefined): SessionRow | null;
  /** The last session of a member with a partner that named no token. */
  lastSession(partner: Partner, user: string | undefined): SessionRow | null;
  /** The session at the table of its lobby that a call names; the session itself where it names none of them. */
  seat(session: SessionRow, gameCode: string): SessionRow;
  /** The game as offered to the session's brand; `null` if it is not offered. */
  openGame(session: SessionRow): PlayedGame | null;
  bonuses: SetBonuses;
  /** Granted free rounds, including this batch's changes. */
  freeRounds(id: string): FreeRoundsRow | null;
  saveFreeRounds(row: FreeRoundsRow): void;
  /** Adds to a session's counts. */
  count(session: string | null, change: SetTotals): void;
  /** Wins minus stakes of a session, including this batch's. */
  netOf(session: SessionRow): bigint;
  transaction(key: TransactionKey): TransactionRow | null;
  round(key: RoundKey): RoundRow | null;
  /** What the catalogue says of the stakes and wins of a round's game. */
  winTerms(round: RoundRow): WinTerms;
  readonly holds: Pick<Ledger['holds'], 'holdAt'>;
  newHeldWinId(): HeldWinId;
  /** Keeps a win whose money is held. */
  park(win: ParkedWin): void;
  /** Whether a round is played in the game that a call names. */
  isIn(round: RoundRow, gameCode: string): boolean;
  /** Id for a new round. */
  newRoundId(key: RoundKey): RoundId;
  keepTransaction(row: TransactionRow): void;
  keepRound(row: RoundRow): void;
  write(): Promise<void>;
}

export interface SetUses {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly live: Pick<Live, 'publishAll'>;
}

export async function openWalletSet(
  tx: Tx,
  orders: readonly MoneyOrder[],
  { core, ledger, protection, live }: SetUses,
): Promise<WalletSet> {
  const rows = await readSetRows(tx, orders);
  const { sessions, named, games, roundKeys, rounds, transactions, freeRounds, members } = rows;
  const tallies = createTallies();
  const parked: ParkedWin[] = [];
  const paid = orders
    .filter(({ call }) => call !== 'bet')
    .flatMap((order) => namesOf(order, sessions));
  const roundIds = new Map(
    roundKeys.map((key) => [roundKey(key), rounds.get(key)?.id ?? core.ids.next('rnd')]),
  );
  const watch = await protection.watch(tx, {
    staking: orders.flatMap((order) => stakerOf(order, sessions)),
    others: named.map(({ round }) => round.member_id),
  });
  const batch = await ledger.batch(tx, {
    accounts: members.flatMap((member) => [accounts.cash(member), accounts.bonus(member)]),
    keys: [
      ...named.flatMap((names) => names.transactions.map(keyOfMoney)),
      ...paid.flatMap((names) => names.transactions.map((key) => keyOfHold(keyOfMoney(key)))),
      ...[...roundIds.values()].map(keyOfClosing),
      ...rows.lockedBonuses.map(keyOfConversion),
    ],
  });

  const now = core.clock.now();
  const kinds = new Map([...games.values()].map(({ game, kind }) => [game, kind]));
  const bonuses = openBonuses(rows.lockedBonuses, { batch, now, kinds, ids: core.ids });

  return {
    now,
    bonuses,
    batch,
    watch,
    ...lookupsOf(rows),
    count: tallies.count,
    netOf: tallies.netOf,
    holds: ledger.holds,
    newHeldWinId: () => core.ids.next('hwn'),
    park: (win) => void parked.push(win),
    newRoundId(key) {
      const id = roundIds.get(roundKey(key));
      if (!id) throw new Error(`round ${key.provider_round} was not expected`);
      return id;
    },
    async write() {
      const isWhole = await writeSet(tx, {
        newRounds: rounds.added(),
        changedRounds: rounds.changed(),
        newTransactions: transactions.added(),
        changedTransactions: transactions.changed(),
        tallies: tallies.all(),
        freeRounds: freeRounds.changed(),
        ...bonuses.changes(),
      });
      if (!isWhole) throw new TransactionConflict('a round, transaction or bonus came first');
      await publishBonusEvents(tx, live, bonuses.moved());
      await publishFreeRounds(tx, live, freeRounds.changed());
      await watch.write();
      await batch.close();
      await writeParked(tx, { ...core, ledger }, parked);
    },
  };
}
