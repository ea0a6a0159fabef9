import { join } from 'node:path';
import pg from 'pg';
import { socketUrl } from './parts-of-platform.mjs';

const own = (fact) => `${fact.player.info.id}:${fact.key}`;
const gameKey = (prefix) => (fact) => `${prefix}:studio:${own(fact)}`;

/** Where each kind of operation stands in the books, and under which name. */
const places = {
  'game-bet': { name: gameKey('game'), column: 'key', table: 'ledger_transfer' },
  'game-win': { name: gameKey('game'), column: 'key', table: 'ledger_transfer' },
  'game-rollback': { name: gameKey('game-rollback'), column: 'key', table: 'ledger_transfer' },
  stake: { name: own, column: 'key', table: 'lottery_ticket' },
  'refused-stake': { name: own, column: 'key', table: 'lottery_ticket' },
  deposit: { name: own, column: 'idempotency_key', table: 'deposits' },
  withdrawal: { name: own, column: 'idempotency_key', table: 'withdrawals' },
  transfer: { name: own, column: 'idempotency_key', table: 'wallet_transfer' },
};

/** Kinds whose sums are known from what was acknowledged; the others follow later, as what a draw pays. */
const summed = ['game-bet', 'game-win', 'game-rollback', 'stake', 'deposit', 'withdrawal'];

/** The books of a running site, read past the platform. */
export async function openBooks(dataDir) {
  const client = new pg.Client(socketUrl(join(dataDir, 'postgres'), 'croupier', 'croupier'));
  await client.connect();
  const rows = async (text, values) => (await client.query({ text, values })).rows;

  return {
    close: () => client.end(),

    /** What is acknowledged and not there once, or refused and there: nothing, if all is well. */
    async missing(facts) {
      const faults = [];
      for (const [kind, { name, column, table }] of Object.entries(places)) {
        const ofKind = facts.filter((fact) => fact.kind === kind);
        const found = await rows(
          `select ${column} as name, count(*)::int as times from ${table} where ${column} = any($1) group by 1`,
          [ofKind.map(name)],
        );
        const times = new Map(found.map((row) => [row.name, row.times]));
        const wanted = kind === 'refused-stake' ? 0 : 1;
        for (const fact of ofKind)
          if ((times.get(name(fact)) ?? 0) !== wanted)
            faults.push(`${kind} ${name(fact)} is there ${times.get(name(fact)) ?? 0} times`);
      }
      return faults;
    },

    /** Sums by player and kind that are not those of what was acknowledged. */
    async wrongSums(facts) {
      const wanted = new Map();
      for (const { kind, player, units } of facts.filter((fact) => summed.includes(fact.kind))) {
        const name = `${player.info.id} ${kind}`;
        wanted.set(name, (wanted.get(name) ?? 0n) + units);
      }
      const found = await rows(
        `select split_part(path, ':', 2) || ' ' || kind as name, sum(amount_units)::text as units
         from ledger_entry join ledger_transfer on ledger_transfer.id = transfer_id
         where path like 'player:%:cash' and kind = any($1) group by 1`,
        [summed],
      );
      const sums = new Map(found.map(({ name, units }) => [name, BigInt(units)]));
      return [...new Set([...wanted.keys(), ...sums.keys()])]
        .filter((name) => (wanted.get(name) ?? 0n) !== (sums.get(name) ?? 0n))
        .map(
          (name) =>
            `${name}: ${sums.get(name) ?? 0n} booked, ${wanted.get(name) ?? 0n} acknowledged`,
        );
    },

    /** How many deposits and transfers still wait for somebody's word. */
    async open() {
      const [row] = await rows(
        `select (select count(*) from deposits where state = 'pending')::int
           + (select count(*) from wallet_transfer where state in ('sent', 'unknown'))::int as open`,
      );
      return row.open;
    },

    /** What our transfers have put with the provider, by our own rows. */
    async transferred() {
      const [row] = await rows(
        `select coalesce(sum(case direction when 'out' then amount_units else -amount_units end), 0)::text as units
         from wallet_transfer where state = 'done'`,
      );
      return BigInt(row.units);
    },
  };
}
