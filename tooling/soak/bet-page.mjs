import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SoakError } from './ask.mjs';
import { launchGame } from './studio-page.mjs';

/** Statuses that the page waits out: too many requests, or the book waits for its wallet. */
const passing = [429, 503];
const stake = '10.00';
const legsAtMost = 3;
const betStates = ['open', 'won', 'lost', 'returned', 'cashed-out'];

/**
 * What a page was shown of an order; `null`: it was refused before a ticket was made.
 * @typedef {{ order: string, state: string | null }} ShownBet
 * @typedef {{ match: string, market: string, selection: string, price: number }} Leg
 * @param {import('./house.mjs').House} house
 * @param {import('./operations.mjs').Player} player
 */
export async function openBetPage({ port, random }, player) {
  const { ask, askFor } = await launchGame({ port }, player, 'fb-book');

  /** @returns {Promise<Leg[]>} */
  async function chosen() {
    const { matches } = await ask('GET', '/api/board/fb');
    const open = matches.filter(
      (/** @type {any} */ { main, suspended }) => main !== null && suspended === null,
    );
    const some = random.shuffled(open).slice(0, 1 + random.below(legsAtMost));
    const legs = await Promise.all(some.map(({ id }) => legOf(id)));
    return legs.flatMap((leg) => leg ?? []);
  }

  /**
   * @param {string} match
   * @returns {Promise<Leg | null>} `null`: the match is over, or has no price now
   */
  async function legOf(match) {
    const { status, value } = await askFor('GET', `/api/matches/${match}`, { passing });
    if (status !== 200 || value.markets.length === 0) return null;
    const market = random.oneOf(value.markets);
    const priced = market.selections.filter((/** @type {any} */ { price }) => price !== null);
    if (priced.length === 0) return null;
    const { key: selection, price } = random.oneOf(priced);
    return { match, market: market.key, selection, price };
  }

  /**
   * The ticket of an order when it is no longer pending; `null` without a ticket.
   * @param {string} order
   * @param {{ status: number, value: any }} answer
   */
  async function decided(order, answer) {
    let { status, value } = answer;
    for (;;) {
      if (status === 409 || status === 422 || status === 404) return null;
      if (status !== 200)
        throw new SoakError(`an order of the book: ${status} ${JSON.stringify(value)}`);
      if (value.state !== 'pending') return value;
      await pause(200);
      ({ status, value } = await askFor('GET', `/api/bets/${order}`, { passing }));
    }
  }

  return {
    /**
     * One press, repeated under the same order until its result is known. Some bets are ended early.
     * @returns {Promise<ShownBet | null>} `null` when nothing could be bet on
     */
    async bet() {
      const legs = await chosen();
      if (legs.length === 0) return pause(200, null);
      const order = randomUUID();
      const input = { orderId: order, stake, takesBetter: random.below(2) === 0, legs };
      const ticket = await decided(order, await askFor('POST', '/api/bets', { input, passing }));
      if (!ticket) return { order, state: null };
      if (ticket.state === 'open' && ticket.cashOut !== null && random.below(3) === 0) {
        const path = `/api/bets/${ticket.id}/cash-out`;
        const ended = await askFor('POST', path, { input: { amount: ticket.cashOut }, passing });
        return { order, state: ended.status === 200 ? ended.value.state : ticket.state };
      }
      return { order, state: ticket.state };
    },
  };
}

/**
 * Whether a page was shown that the bet had been taken.
 * @param {ShownBet} shown
 */
export const wasTaken = ({ state }) => state !== null && betStates.includes(state);
