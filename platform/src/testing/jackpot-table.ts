import { randomUUID } from 'node:crypto';
import { parseAmount, type JackpotTerms } from '@croupier/contracts';
import type { Core } from '../core.ts';
import { seedBrands } from '../demo/brands.ts';
import { createBrands } from '../modules/brands/index.ts';
import { createJackpots, type Jackpots } from '../modules/jackpot/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { createLive } from '../modules/live/index.ts';
import { providerTable, type Player, type ProviderTable } from './test-provider.ts';

export interface JackpotTable extends ProviderTable {
  readonly jackpots: Jackpots;
  /** A node of its own on the same database. */
  aNode(core: Core): Jackpots;
  set(changes?: Partial<JackpotTerms>): Promise<void>;
  /** One round from bet to end: what is not won is the house's. */
  play(player: Player, stake: string, won?: string): Promise<void>;
  /** Lets the time of the open draw come, and everything that follows from it. */
  drawNow(): Promise<void>;
  shown(): ReturnType<Jackpots['shown']>;
}

const operator = { name: 'mina' };

/** The real jackpots on a fresh database, with a provider whose rounds feed them. */
export async function jackpotTable(): Promise<JackpotTable> {
  const table = await providerTable();
  const { core, provider } = table;
  const aNode = (on: Core) => {
    const live = createLive(on);
    const brands = createBrands(on, { live });
    return createJackpots(on, { brands, live, ledger: createLedger(on, { live }) });
  };
  const live = createLive(core);
  await seedBrands({ brands: createBrands(core, { live }) });
  const jackpots = aNode(core);

  async function set(changes: Partial<JackpotTerms> = {}): Promise<void> {
    const known = (await jackpots.terms()).find(({ brand }) => brand === 'padma');
    const answer = await jackpots.set(
      {
        brand: 'padma',
        periodSeconds: 3_600,
        seed: '1000.00',
        isActive: true,
        shares: [{ provider: 'studio', gameId: null, millionths: 10_000 }],
        revision: known?.revision ?? 0,
        note: 'for a test',
        ...changes,
      },
      operator,
    );
    if (!answer.ok) throw new Error(answer.code);
  }

  async function play({ token, member, game }: Player, stake: string, won = '0.00') {
    const order = {
      request_uuid: randomUUID(),
      token,
      user: member.id,
      transaction_uuid: randomUUID(),
      round: `round-${randomUUID()}`,
      round_closed: false,
      currency: 'BDT',
      amount: String(parseAmount(stake)),
      game_code: game.code,
    };
    const win = {
      ...order,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: order.transaction_uuid,
      amount: String(parseAmount(won)),
      round_closed: true,
    };
    for (const { status } of [await provider.send('bet', order), await provider.send('win', win)])
      if (status !== 'RS_OK') throw new Error(status);
  }

  return {
    ...table,
    jackpots,
    aNode,
    set,
    play,
    shown: async () => {
      core.clock.advance(3_000);
      return jackpots.shown('padma');
    },
    async drawNow() {
      const [open] = await jackpots.shown('padma');
      core.clock.set(open?.locksAt ?? '');
      core.clock.advance(10_000);
      await jackpots.advance();
      core.clock.advance(180_000);
      await jackpots.advance();
    },
  };
}
