import { join } from 'node:path';
import pg from 'pg';
import { socketUrl } from './parts-of-platform.mjs';

/** @param {Fact} fact */
const own = (fact) => `${fact.player.info.id}:${fact.key}`;
/** @type {(prefix: string) => (fact: Fact) => string} */
const gameKey = (prefix) => (fact) => `${prefix}:studio:${own(fact)}`;

/**
 * Table of each kind of operation, and the column of its key.
 * @typedef {import('./operations.mjs').Fact} Fact
 * @type {Record<string, { name(fact: Fact): string, column: string, table: string }>}
 */
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

/**
 * Kinds whose sums are known from the acknowledged operations; the others follow later, such as the payouts
 * of a draw.
 */
const summed = ['game-bet', 'game-win', 'game-rollback', 'stake', 'deposit', 'withdrawal'];

/**
 * The ledger of a running site, read directly from the database.
 * @param {string} dataDir
 */
export async function openBooks(dataDir) {
  const client = new pg.Client(socketUrl(join(dataDir, 'postgres'), 'croupier', 'croupier'));
  await client.connect();
  /**
   * @param {string} text
   * @param {unknown[]} [values]
   */
  const rows = async (text, values) => (await client.query(text, values)).rows;

  return {
    close: () => client.end(),

    /**
     * Operations that are acknowledged but not booked exactly once, or refused but booked: empty if all is
     * correct.
     */
    async missing(/** @type {Fact[]} */ facts) {
      /** @type {string[]} */
      const errors = [];
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
            errors.push(`${kind} ${name(fact)} is there ${times.get(name(fact)) ?? 0} times`);
      }
      return errors;
    },

    /** Sums by player and kind that differ from the acknowledged operations. */
    async wrongSums(/** @type {Fact[]} */ facts) {
      /** @type {Map<string, bigint>} */
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

    /** Number of deposits and transfers that still wait for a decision. */
    async open() {
      const [row] = await rows(
        `select (select count(*) from deposits where state = 'pending')::int
           + (select count(*) from wallet_transfer where state in ('sent', 'unknown'))::int as open`,
      );
      return Number(row.open);
    },

    /** What our transfers have sent to the provider, by our own rows. */
    async transferred() {
      const [row] = await rows(
        `select coalesce(sum(case direction when 'out' then amount_units else -amount_units end), 0)::text as units
         from wallet_transfer where state = 'done'`,
      );
      return BigInt(row.units);
    },
  };
}
