import type { DrawId, MemberId } from '@croupier/contracts';
import type { Member } from '../modules/identity/index.ts';
import { drawById, upcomingDraws } from '../modules/lottery/draw.store.ts';
import { payRebates } from '../modules/lottery/rebate-payments.ts';
import type { TestSite } from './test-site.ts';

/** One ticket of each player in one draw of a site, settled, with its rebates. */
export async function playTickets(
  { core, app }: TestSite,
  bets: readonly (readonly [Member, stake: string])[],
): Promise<DrawId> {
  const { lottery } = app.modules;
  const spanMs = 180_000;
  core.clock.set(new Date((Math.floor(core.clock.now().getTime() / spanMs) + 1) * spanMs));
  await lottery.draws.schedule();
  await lottery.draws.advance(1n);
  const draw = (await upcomingDraws(core.db.read, core.clock.now())).find(
    ({ state }) => state === 'open',
  );
  if (!draw) throw new Error('no draw is open');
  for (const [player, stake] of bets) {
    const lines = [{ playType: 'front3-direct', choice: '123', stake }];
    const slip = { drawId: draw.id, priceVersion: 1, prizeMode: 'ZY', lines } as const;
    const placed = await lottery.placeTicket(player, slip, core.ids.next('key'));
    if (!placed.ok) throw new Error(placed.code);
  }
  const row = await drawById(core.db.read, draw.id);
  core.clock.set(row?.draws_at ?? core.clock.now());
  await lottery.draws.advance(1n);
  await lottery.settlement.settleAll();
  await lottery.rebateAll();
  return draw.id;
}

/** Books what another result does whose tickets earn nothing: the rebates of the draw's ticket are taken back. */
export async function takeRebateBack(
  { core, app }: TestSite,
  draw: DrawId,
  player: MemberId,
): Promise<void> {
  const { id } = await core.db.read
    .selectFrom('lottery_ticket')
    .select('id')
    .where('draw_id', '=', draw)
    .where('member_id', '=', player)
    .executeTakeFirstOrThrow();
  const groups = { prize_group: 1800, mode_group: 1950, result_version: 2 };
  const ticket = { id, member_id: player, currency: 'BDT', stake_units: 0n, ...groups };
  await core.db.transaction((tx) =>
    payRebates(tx, core, app.modules.ledger, [{ ticket, shares: [] }]),
  );
}
