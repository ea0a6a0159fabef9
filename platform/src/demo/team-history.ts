import type { Core } from '../core.ts';
import type { Brand, Brands } from '../modules/brands/index.ts';
import { createCashier, type Cashier } from '../modules/cashier/index.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import type { Live } from '../modules/live/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import { demoTeam } from './team.ts';

/** The platform on a past day: its clock is set to that day. */
export interface PastDay {
  readonly core: Core;
  readonly ledger: Ledger;
  readonly lottery: Lottery;
  readonly daysAgo: number;
}

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly cashier: Pick<Cashier, 'provider'>;
  readonly identity: Pick<Identity, 'byAccount' | 'byId'>;
  readonly live: Live;
  readonly protection: Protection;
  readonly vip: Pick<Vip, 'withdrawalBenefitsOf'>;
}

const brandCode = 'padma';
const days = 30;
const gameId = 'k3-daily';
const betsADay = 9;
const [depositMethod, depositAmount, stake] = ['bank-sandbox', '5000.00', '150.00'];
/** The player that the start prints plays every few days of the month. */
const host = 'rahim';
const hostEvery = 4;

/**
 * A month of the demo's team: each member deposits by bank transfer once and then bets on the daily draw in turn,
 * through the cashier and the lottery of each past day, so that reports and income of the agents have a history.
 */
export async function teamHistory({
  brands,
  cashier,
  identity,
  live,
  protection,
  vip,
}: Dependencies) {
  const brand = await brands.byCode(brandCode);
  const provider = cashier.provider('sandbox');
  const known = await Promise.all(
    [host, ...demoTeam.map(([account]) => account)].map((account) =>
      identity.byAccount(brandCode, account),
    ),
  );
  const [player, ...team] = known.filter((member) => member !== null);
  const funded = new Set<string>();
  let turn = 0;

  /** The bets of a day share one transaction, as bets that arrive at the same time do. */
  async function play(day: PastDay, of: Brand, members: readonly MemberRecord[]): Promise<void> {
    for (const member of members) await fund(day, of, member);
    const place = await demoBetsOn(day.core, day.lottery, { brand: of, gameId });
    const key = `demo-history-${day.daysAgo}`;
    if (place) await Promise.all(members.map((member) => place({ member, stake, key })));
    await day.lottery.settlement.settleAll();
  }

  async function fund(day: PastDay, of: Brand, member: MemberRecord): Promise<void> {
    if (funded.has(member.id)) return;
    funded.add(member.id);
    await deposit(day, of, member);
  }

  async function deposit({ core, ledger }: PastDay, of: Brand, member: MemberRecord) {
    const { withdrawalBenefitsOf } = vip;
    const providers = provider ? [provider] : [];
    const uses = { ledger, live, identity, protection, withdrawalBenefitsOf, providers };
    const past = createCashier(core, uses);
    const asked = {
      method: depositMethod,
      amount: depositAmount,
      returnUrl: '/',
      language: of.defaultLanguage,
    };
    const visit = { key: 'demo-history', origin: core.config.publicOrigin };
    const opened = await past.request(asSignedIn(member, of), asked, visit);
    if (!opened.ok || opened.value.transferCode === null || !provider) return;
    const reference = `DEMO-${opened.value.transferCode}`;
    const notice = {
      event_id: reference,
      bank_reference: reference,
      transfer_code: opened.value.transferCode,
      payer: member.account,
      amount: depositAmount,
      currency: of.currency,
    };
    await past.hearTransfer(notice, { provider: provider.code, nonce: reference });
  }

  return async (day: PastDay): Promise<void> => {
    if (!brand || !player || day.daysAgo > days || day.daysAgo < 1) return;
    const bettors = new Set(day.daysAgo % hostEvery === 0 ? [player] : []);
    for (let bet = 0; bet < betsADay; bet++) {
      const member = team[turn++ % team.length];
      if (member) bettors.add(member);
    }
    await play(day, brand, [...bettors]);
  };
}
