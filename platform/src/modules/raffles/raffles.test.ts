import type { Localized, RaffleDraft, RaffleId } from '@croupier/contracts';
import { checkRaffle } from '@croupier/contracts/raffle-draw';
import { callSchemas } from '@croupier/contracts/schemas';
import { sql } from 'kysely';
import { publish, titled } from '../../testing/documents.ts';
import { rewardTable } from '../../testing/reward-table.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Member } from '../identity/index.ts';
import { createRaffles, type Raffles } from './index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const inAll = (text: string): Localized => ({ en: text, bn: text, es: text, ar: text });
const operator = { name: 'mina' };

async function aTable() {
  let own: Raffles | null = null;
  const table = await rewardTable({
    issuers: {
      'raffle-ticket': (tx, order) => {
        if (!own) throw new Error('the raffles are not created yet');
        return own.issue(tx, order);
      },
    },
  });
  const { core, brands, live, protection, reports, rewards } = table;
  const aNode = () => createRaffles(core, { brands, live, protection, reports, rewards });
  const raffles = aNode();
  own = raffles;
  const today = dayIn('Asia/Dhaka', core.clock.now());
  const terms: RaffleDraft = {
    words: titled('Friday draw'),
    prizes: [
      { reward: { kind: 'cash', amount: '100.00' }, winners: 1 },
      { reward: { kind: 'cash', amount: '10.00' }, winners: 2 },
    ],
    firstDay: today,
    lastDay: today,
    turnover: '10.00',
    categories: [],
    dailyTickets: 2,
    ticketsAtMost: 50,
  };

  const create = async (changes: Partial<RaffleDraft> = {}): Promise<RaffleId> =>
    (await publish(raffles.documents, { ...terms, ...changes })).id;

  async function shown(id: RaffleId) {
    const answer = await raffles.shown('padma');
    if (!answer.ok) throw new Error('the list has no failures');
    const found = callSchemas.raffles.output.parse(answer.value).find((one) => one.id === id);
    if (!found) throw new Error('the raffle is not shown');
    return found;
  }

  async function ownOf(member: Member, id: RaffleId) {
    const answer = await raffles.own(member);
    if (!answer.ok) throw new Error('the list has no failures');
    const found = callSchemas.ownRaffles.output.parse(answer.value).find((one) => one.id === id);
    if (!found) throw new Error('the raffle is not shown');
    return found;
  }

  async function entriesOf(id: RaffleId) {
    const answer = await raffles.tickets('padma', { id });
    if (!answer.ok) throw new Error(answer.code);
    return callSchemas.raffleTickets.output.parse(answer.value);
  }

  /** Closes the raffle by its time, and lets the beacon's round come. */
  async function drawAtEnd(nodes: readonly Raffles[] = [raffles]) {
    core.clock.advance(day + minute);
    await Promise.all(nodes.map((node) => node.advance()));
    core.clock.advance(3 * minute);
    await Promise.all(nodes.map((node) => node.advance()));
  }

  return { ...table, aNode, raffles, terms, create, shown, ownOf, entriesOf, drawAtEnd };
}

const noSignature = async () => false;

test('tickets come from turnover, days and rewards, each source once, up to the limit of a member', async () => {
  const { core, raffles, rewards, brand, create, ownOf, book, ...table } = await aTable();
  const id = await create({ ticketsAtMost: 12 });
  const member = await table.player('1000');
  await book(member.id, 'stake', 5_500_000n);
  await book(member.id, 'refund', 1_000_000n);
  expect(await ownOf(member, id)).toMatchObject({ tickets: 4, claimable: 2 });
  const claims = await Promise.all(
    Array.from({ length: 5 }, (_, at) => raffles.claim(member, id, `k${at}`)),
  );
  const added = claims.map((claim) => (claim.ok ? claim.value.added : -1));
  expect(added.toSorted()).toEqual([0, 0, 0, 0, 2]);
  expect(await ownOf(member, id)).toMatchObject({ tickets: 6, claimable: 0 });
  const order = {
    member: member.id,
    brand,
    reward: { kind: 'raffle-ticket', raffle: id, tickets: 3 },
    source: { type: 'mission', id: 'one' },
    title: inAll('Tickets'),
    terms: [],
    expiresAt: null,
    claim: 'automatic',
  } as const;
  for (let time = 0; time < 2; time++) await core.db.transaction((tx) => rewards.grant(tx, order));
  expect((await ownOf(member, id)).tickets).toBe(9);
  await book(member.id, 'stake', 9_000_000n);
  expect((await ownOf(member, id)).tickets).toBe(12);
});

test('anyone can check the draw with the frozen list, and a changed list or result is noticed', async () => {
  const { create, shown, ownOf, entriesOf, drawAtEnd, book, ...table } = await aTable();
  const id = await create();
  const players = [];
  for (let index = 1; index <= 5; index++) {
    const player = await table.player('1000');
    await book(player.id, 'stake', BigInt(index) * 1_000_000n);
    players.push(player);
  }
  expect(await shown(id)).toMatchObject({ state: 'open', proof: { seal: null, serverSeed: null } });
  await drawAtEnd();
  const raffle = await shown(id);
  const entries = await entriesOf(id);
  expect(raffle.proof.tickets).toBe(15);
  const check = (proof = raffle.proof, list = entries) => checkRaffle(proof, list, noSignature);
  expect(await check()).toMatchObject({ isFair: true });
  const [winning = 0] = raffle.proof.drawn;
  const drawn = [(winning + 1) % 15, ...raffle.proof.drawn.slice(1)];
  expect(await check({ ...raffle.proof, drawn })).toMatchObject({ isDrawEqual: false });
  expect(await check(raffle.proof, entries.slice(1))).toMatchObject({
    isSealKept: false,
    isWhole: false,
    isFair: false,
  });
  const codes = await Promise.all(players.map(async (one) => (await ownOf(one, id)).holder));
  expect(codes.toSorted()).toEqual(entries.map(({ holder }) => holder).toSorted());
});

test('a raffle is drawn and paid once by several nodes, and the list is hidden before it closes', async () => {
  const { aNode, raffles, create, shown, drawAtEnd, book, grantsOf, balance, ...table } =
    await aTable();
  const id = await create();
  const players = await Promise.all([1, 2, 3, 4].map(() => table.player('1000')));
  for (const { id: member } of players) await book(member, 'stake', 2_000_000n);
  expect(await raffles.tickets('padma', { id })).toMatchObject({ code: 'not-found' });
  await drawAtEnd([raffles, aNode(), aNode()]);
  const raffle = await shown(id);
  expect(raffle.state).toBe('drawn');
  expect(raffle.winners).toHaveLength(3);
  const grants = await Promise.all(players.map((player) => grantsOf(player.id)));
  expect(grants.reduce((sum, count) => sum + count, 0)).toBe(3);
  const balances = await Promise.all(players.map((player) => balance(player.id)));
  const paid = balances.reduce((sum, units) => sum + units, 0n);
  expect(paid).toBe(4n * 98_000_000n + 12_000_000n);
});

test('an operator closes a raffle early and draws it when the beacon has its value', async () => {
  const { core, raffles, create, shown, book, ...table } = await aTable();
  const id = await create();
  const [member, late] = [await table.player('1000'), await table.player('1000')];
  await book(member.id, 'stake', 2_000_000n);
  await raffles.advance();
  const chosen = { brand: 'padma', id, note: 'enough' };
  expect(await raffles.admin.freeze(operator, chosen)).toMatchObject({ ok: true });
  await book(late.id, 'stake', 9_000_000n);
  expect(await raffles.claim(late, id, 'k')).toMatchObject({ code: 'claim-expired' });
  expect(await raffles.admin.draw(operator, chosen)).toMatchObject({ code: 'raffle-not-ready' });
  core.clock.advance(3 * minute);
  expect(await raffles.admin.draw(operator, chosen)).toMatchObject({ ok: true });
  expect((await shown(id)).proof.tickets).toBe(2);
  const removal = { ...chosen, revision: 1 };
  expect(await raffles.documents.remove(removal, operator)).toMatchObject({
    code: 'already-decided',
  });
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM audit_entries WHERE subject = ${`padma/${id}`} ORDER BY id`.execute(
    core.db.read,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'raffle.raffle-published',
    'raffle.frozen',
    'raffle.drawn',
  ]);
});

test('a raffle without tickets has no winner', async () => {
  const { create, shown, ownOf, entriesOf, drawAtEnd, ...table } = await aTable();
  const id = await create();
  expect(await ownOf(await table.player('0'), id)).toMatchObject({ tickets: 0 });
  await drawAtEnd();
  expect(await shown(id)).toMatchObject({ state: 'drawn', winners: [] });
  expect(await entriesOf(id)).toEqual([]);
});

test('a withdrawn raffle is hidden and not drawn, and goes on with its seed once it is published again', async () => {
  const { raffles, create, shown, ownOf, drawAtEnd, book, ...table } = await aTable();
  const id = await create();
  const member = await table.player('1000');
  await book(member.id, 'stake', 3_000_000n);
  const { commit } = (await shown(id)).proof;
  const chosen = { brand: 'padma', id, note: 'test' };
  await raffles.documents.remove({ ...chosen, revision: 1 }, operator);
  await drawAtEnd();
  expect(await raffles.shown('padma')).toEqual({ ok: true, value: [] });
  await raffles.documents.restore({ ...chosen, revision: 2 }, operator);
  expect((await shown(id)).proof.commit).toBe(commit);
  expect((await ownOf(member, id)).tickets).toBe(3);
  await drawAtEnd();
  expect((await shown(id)).state).toBe('drawn');
});

test('the prizes of a raffle that has begun stay, its title changes and is restored', async () => {
  const { raffles, terms, create, shown } = await aTable();
  const { documents } = raffles;
  const id = await create();
  const chosen = { brand: 'padma', id, note: 'test' };
  const saved = { ...chosen, publish: true };
  const cheaper = { ...terms, prizes: terms.prizes.slice(1) };
  expect(await documents.save({ ...saved, revision: 1, draft: cheaper }, operator)).toMatchObject({
    code: 'terms-fixed',
  });
  const renamed = { ...terms, words: titled('Grand draw') };
  await documents.save({ ...saved, revision: 1, draft: renamed }, operator);
  expect((await shown(id)).terms.title.es).toBe('Grand draw');
  await documents.restoreRevision({ ...chosen, revision: 2, wanted: 1 }, operator);
  await documents.publish({ ...chosen, revision: 3, isPublished: true }, operator);
  expect((await shown(id)).terms.title.es).toBe('Friday draw');
});

test('a claim of tickets that is repeated with its key gets the first answer, also after the raffle closed', async () => {
  const { raffles, create, drawAtEnd, ownOf, ...table } = await aTable();
  const id = await create();
  const member = await table.player('0');
  const first = await raffles.claim(member, id, 'one');
  expect(first).toEqual({ ok: true, value: { added: 2, tickets: 2 } });
  expect(await raffles.claim(member, id, 'one')).toEqual(first);
  expect(await raffles.claim(member, id, 'two')).toMatchObject({ value: { added: 0 } });
  await drawAtEnd();
  expect(await raffles.claim(member, id, 'one')).toMatchObject({ value: { added: 2 } });
  expect((await ownOf(member, id)).tickets).toBe(2);
});
