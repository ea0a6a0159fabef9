import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  calls,
  sessionHeader,
  type LotteryTable,
  type PriceList,
  type SlipLine,
  type Ticket,
} from '@croupier/contracts';
import { splitSite } from './split-site.ts';

const gameId = 'k3-3m';
const gapMs = 100;

/** The signed-in player of a page, who bets continuously beside the page's own actions. */
export interface Bettor {
  /** Ids of the tickets of acknowledged bets. */
  readonly tickets: ReadonlySet<string>;
  /** Number of failed answers; each bet was sent again under its key. */
  readonly failures: number;
  /** Stops after the current bet. Rejects if a bet was refused permanently. */
  stop(): Promise<void>;
}

export function keepBetting(page: Page, name: string): Bettor {
  const tickets = new Set<string>();
  const bettor = { tickets, failures: 0, stop };
  let isOn = true;
  let firstLine: SlipLine | undefined;
  const work = betOn();
  work.catch(() => undefined);

  async function betOn(): Promise<void> {
    for (let count = 0; isOn; count++) {
      const id = await bet(`${name}-${Date.now()}-${count}`);
      if (id !== null) tickets.add(id);
      await pause(gapMs);
    }
  }

  /** Sends one bet under one key until it is answered; `null` if its draw had locked in the meantime. */
  async function bet(key: string): Promise<string | null> {
    const { current, game } = await until(openTable);
    const line = (firstLine ??= await until(anyLine));
    const data = { drawId: current.id, priceVersion: game.priceVersion, lines: [line] };
    return until(async () => {
      const headers = { [sessionHeader]: await handleOf(page), 'idempotency-key': key };
      const answer = await page.request.post(splitSite + calls.placeTicket.path, { headers, data });
      if (answer.status() >= 500) return undefined;
      const { code, value } = await answer.json();
      if (code === 'draw-closed') return null;
      if (!answer.ok()) throw new Refused(`${key} was refused: ${await answer.text()}`);
      return String(value.id);
    });
  }

  async function openTable(): Promise<LotteryTable | undefined> {
    const answer = await page.request.get(splitSite + calls.lotteryGames.path);
    if (!answer.ok()) return undefined;
    const { value }: { value: readonly LotteryTable[] } = await answer.json();
    return value.find(({ current, game }) => game.gameId === gameId && current.state === 'open');
  }

  async function anyLine(): Promise<SlipLine | undefined> {
    const path = calls.priceList.path.replace(':gameId', gameId);
    const answer = await page.request.get(splitSite + path);
    if (!answer.ok()) return undefined;
    const { value }: { value: PriceList } = await answer.json();
    const type = value.playTypes.find(({ choices }) => choices.length > 0);
    const [choice] = type?.choices ?? [];
    if (!type || !choice) throw new Refused(`${gameId} has nothing to bet on`);
    return { playType: type.code, choice: choice.code, stake: '1.00' };
  }

  /** Retries until there is an answer; a broken connection is no answer. */
  async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
    for (;;) {
      const answer = await ask().catch((error: unknown) => {
        if (error instanceof Refused) throw error;
        return undefined;
      });
      if (answer !== undefined) return answer;
      bettor.failures += 1;
      await pause(gapMs);
    }
  }

  async function stop(): Promise<void> {
    isOn = false;
    await work;
  }

  return bettor;
}

/** An answer of the platform that no retry would change. */
class Refused extends Error {
  override name = 'Refused';
}

const handleOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '');

/** All tickets of the page's player, from all pages of the list. */
export async function ticketsOf(page: Page): Promise<readonly Ticket[]> {
  const tickets: Ticket[] = [];
  for (let before: string | null = ''; before !== null;) {
    const query = new URLSearchParams(before === '' ? {} : { before });
    const answer = await page.request.get(`${splitSite}${calls.tickets.path}?${query}`);
    const { value }: { value: { rows: readonly Ticket[]; next: string | null } } =
      await answer.json();
    tickets.push(...value.rows);
    before = value.next;
  }
  return tickets;
}
