import type { Brand, Brands } from '../modules/brands/index.ts';
import { createCashier, type Cashier } from '../modules/cashier/index.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import type { Live } from '../modules/live/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { createDayPayments } from './day-payments.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import type { PastDay } from './past-day.ts';
import { friendsOfRahim } from './referrals.ts';
import { agentsWithGroups, setTeamPrizeGroups } from './team-prize-groups.ts';
import { demoTeam } from './team.ts';

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly cashier: Pick<Cashier, 'provider'>;
  readonly identity: Pick<Identity, 'byAccount' | 'byId' | 'byIds' | 'inviteCodeOf'>;
  readonly live: Live;
  readonly protection: Protection;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
  readonly vip: Pick<Vip, 'rebateBonusesOf' | 'withdrawalBenefitsOf'>;
}

const brandCode = 'padma';
const days = 30;
const gameId = 'k3-daily';
/** Odds by prize group: agents earn the difference between their group and that of the members below. */
const prizeMode = 'Lott';
const betsADay = 9;
const [depositAmount, stake] = ['5000.00', '150.00'];
const byTransfer = { method: 'bank-sandbox', amount: depositAmount, returnUrl: '/' };
/** The player and the agent that the start prints, and the player's friends, bet every second day of the month. */
const [host, hostAgent] = ['rahim', 'karim_agent'];
const everyDays = 2;
const forgottenDaysAgo = 3;

/**
 * A month of the demo's team: each member deposits by bank transfer once and then bets on the daily draw in turn,
 * through the cashier and the lottery of each past day, so that reports and income of the agents have a history. The
 * player that the start prints is paid for friends and for turnover on these days.
 */
export async function teamHistory({
  brands,
  cashier,
  identity,
  live,
  protection,
  reports,
  vip,
}: Dependencies) {
  const brand = await brands.byCode(brandCode);
  const provider = cashier.provider('sandbox');
  const player = await identity.byAccount(brandCode, host);
  const agent = await identity.byAccount(brandCode, hostAgent);
  const friends = await known(friendsOfRahim);
  const team = await known(demoTeam.map(([account]) => account));
  const payments = createDayPayments({ brands, identity, live, protection, reports, vip });
  const funded = new Set<string>();
  let turn = 0;

  async function known(accounts: readonly string[]): Promise<readonly MemberRecord[]> {
    const all = await Promise.all(
      accounts.map((account) => identity.byAccount(brandCode, account)),
    );
    return all.filter((member) => member !== null);
  }

  /** The bets of a day share one transaction, as bets that arrive at the same time do. */
  async function play(day: PastDay, of: Brand, members: readonly MemberRecord[]): Promise<void> {
    for (const member of members) await fund(day, of, member);
    const place = await demoBetsOn(day.core, day.lottery, { brand: of, gameId, prizeMode });
    const key = `demo-history-${day.daysAgo}`;
    if (place) await Promise.all(members.map((member) => place({ member, stake, key })));
    await day.lottery.settlement.settleAll();
    await day.lottery.rebateAll();
  }

  async function fund(day: PastDay, of: Brand, member: MemberRecord): Promise<void> {
    if (funded.has(member.id)) return;
    funded.add(member.id);
    await deposit(day, of, member);
  }

  async function deposit(
    { core, ledger }: PastDay,
    of: Brand,
    member: MemberRecord,
    { isPaid = true } = {},
  ) {
    const { withdrawalBenefitsOf } = vip;
    const providers = provider ? [provider] : [];
    const uses = { ledger, live, identity, protection, withdrawalBenefitsOf, providers };
    const past = createCashier(core, uses);
    const query = { ...byTransfer, language: of.defaultLanguage };
    const key = isPaid ? 'demo-history' : 'demo-forgotten';
    const visit = { key, origin: core.config.publicOrigin };
    const opened = await past.request(asSignedIn(member, of), query, visit);
    if (!isPaid || !opened.ok || opened.value.transferCode === null || !provider) return;
    const reference = `DEMO-${opened.value.transferCode}`;
    const notice = {
      event_id: reference,
      bank_reference: reference,
      transfer_code: opened.value.transferCode,
      payer: member.account,
      amount: depositAmount,
      currency: of.currency,
    };
    await past.receiveTransferNotice(notice, { provider: provider.code, nonce: reference });
  }

  return async (day: PastDay): Promise<void> => {
    if (!brand || !player || day.daysAgo > days) return;
    const regulars = [player, ...(agent ? [agent] : []), ...friends];
    if (turn === 0) {
      await setTeamPrizeGroups(day.lottery, await known(agentsWithGroups), [...friends, ...team]);
    }
    await payments.before(day);
    // It expires, because no transfer comes for it.
    if (day.daysAgo === forgottenDaysAgo) await deposit(day, brand, player, { isPaid: false });
    const bettors = new Set(day.daysAgo % everyDays === 0 ? regulars : []);
    for (let bet = 0; bet < betsADay && day.daysAgo > 0; bet++) {
      const member = team[turn++ % team.length];
      if (member) bettors.add(member);
    }
    await play(day, brand, [...bettors]);
  };
}
