import type { PrizeMode } from '@croupier/contracts';
import type { Brand } from '../modules/brands/index.ts';
import { createCashier, type Cashier } from '../modules/cashier/index.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import type { Live } from '../modules/live/index.ts';
import type { Protection } from '../modules/protection/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import type { PastDay } from './past-day.ts';

export interface PastPlayDependencies {
  readonly cashier: Pick<Cashier, 'provider'>;
  readonly identity: Pick<Identity, 'byId' | 'byIds'>;
  readonly live: Live;
  readonly protection: Protection;
  readonly vip: Pick<Vip, 'withdrawalBenefitsOf'>;
}

interface Terms {
  readonly brand: Brand;
  /** A bank transfer. */
  readonly method: string;
  readonly deposit: string;
  readonly stake: string;
  /** The game's first one unless given. */
  readonly prizeMode?: PrizeMode;
}

const gameId = 'k3-daily';

/**
 * Play of a brand on past days: each member deposits by bank transfer once and then bets on the daily draw, through the
 * cashier and the lottery of that day.
 */
export function createPastPlay(
  { cashier, identity, live, protection, vip }: PastPlayDependencies,
  { brand, method, deposit: amount, stake, prizeMode }: Terms,
) {
  const provider = cashier.provider('sandbox');
  const game = { brand, gameId, ...(prizeMode === undefined ? {} : { prizeMode }) };
  const funded = new Set<string>();

  /** Opens a transfer that the bank reports at once, or never. */
  async function deposit(
    { core, ledger }: PastDay,
    member: MemberRecord,
    { isPaid = true } = {},
  ): Promise<void> {
    const { withdrawalBenefitsOf } = vip;
    const providers = provider ? [provider] : [];
    const uses = { ledger, live, identity, protection, withdrawalBenefitsOf, providers };
    const past = createCashier(core, uses);
    const input = { method, amount, returnUrl: '/', language: brand.defaultLanguage };
    const key = isPaid ? 'demo-history' : 'demo-forgotten';
    const visit = { key, origin: core.config.publicOrigin };
    const opened = await past.request(asSignedIn(member, brand), input, visit);
    if (!isPaid || !opened.ok || opened.value.transferCode === null || !provider) return;
    const reference = `DEMO-${opened.value.transferCode}`;
    const notice = {
      event_id: reference,
      bank_reference: reference,
      transfer_code: opened.value.transferCode,
      payer: member.account,
      amount,
      currency: brand.currency,
    };
    await past.receiveTransferNotice(notice, { provider: provider.code, nonce: reference });
  }

  async function fund(day: PastDay, member: MemberRecord): Promise<void> {
    if (funded.has(member.id)) return;
    funded.add(member.id);
    await deposit(day, member);
  }

  return {
    deposit,
    /** The bets of a day share one transaction, as bets that arrive at the same time do. */
    async play(day: PastDay, members: readonly MemberRecord[]): Promise<void> {
      for (const member of members) await fund(day, member);
      const place = await demoBetsOn(day.core, day.lottery, game);
      const key = `demo-history-${day.daysAgo}`;
      if (place) await Promise.all(members.map((member) => place({ member, stake, key })));
    },
  };
}
