import type { Brands } from '../modules/brands/index.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import type { Reports } from '../modules/reports/index.ts';
import type { Vip } from '../modules/vip/index.ts';
import { createDayPayments } from './day-payments.ts';
import type { PastDay } from './past-day.ts';
import { createPastPlay, type PastPlayDependencies } from './past-play.ts';
import { friendsOfRahim } from './referrals.ts';
import { agentsWithGroups, setTeamPrizeGroups } from './team-prize-groups.ts';
import { demoTeam } from './team.ts';

interface Dependencies extends PastPlayDependencies {
  readonly brands: Pick<Brands, 'byCode' | 'all'>;
  readonly identity: Pick<Identity, 'byAccount' | 'byId' | 'byIds' | 'inviteCodeOf'>;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
  readonly vip: Pick<Vip, 'rebateBonusesOf' | 'withdrawalBenefitsOf'>;
}

const days = 30;
const betsADay = 9;
/** Odds by prize group: agents earn the difference between their group and that of the members below. */
const padmaPlay = {
  method: 'bank-sandbox',
  deposit: '5000.00',
  stake: '150.00',
  prizeMode: 'Lott',
} as const;
const veranoPlay = { method: 'sepa-sandbox', deposit: '200.00', stake: '5.00' };
/** The player and the agent that the start prints, and the player's friends, bet every second day of the month. */
const [host, hostAgent] = ['rahim', 'karim_agent'];
/** The player of the other brand bets on the same days. */
const otherPlayer = 'lucia';
const everyDays = 2;
const forgottenDaysAgo = 3;

/**
 * A month of the demo: members of the team bet in turn, so that reports and income of the agents have a history. The
 * player that the start prints is paid for friends and for turnover on these days.
 */
export async function teamHistory(modules: Dependencies) {
  const { brands, identity } = modules;
  const [padma, verano] = [await brands.byCode('padma'), await brands.byCode('verano')];
  const byAccount = (account: string) => identity.byAccount('padma', account);
  const [player, agent] = [await byAccount(host), await byAccount(hostAgent)];
  const veranoPlayer = await identity.byAccount('verano', otherPlayer);
  const friends = await known(friendsOfRahim);
  const team = await known(demoTeam.map(([account]) => account));
  const payments = createDayPayments(modules);
  const atPadma = padma && createPastPlay(modules, { brand: padma, ...padmaPlay });
  const atVerano = verano && createPastPlay(modules, { brand: verano, ...veranoPlay });
  let turn = 0;

  async function known(accounts: readonly string[]): Promise<readonly MemberRecord[]> {
    const all = await Promise.all(accounts.map(byAccount));
    return all.filter((member) => member !== null);
  }

  /** The regulars on their days, and on each closed day the next members of the team. */
  function bettorsOf({ daysAgo }: PastDay, regulars: readonly MemberRecord[]) {
    const bettors = new Set(daysAgo % everyDays === 0 ? regulars : []);
    for (let bet = 0; bet < betsADay && daysAgo > 0; bet++) {
      const member = team[turn++ % team.length];
      if (member) bettors.add(member);
    }
    return [...bettors];
  }

  return async (day: PastDay): Promise<void> => {
    if (!atPadma || !player || day.daysAgo > days) return;
    const regulars = [player, ...(agent ? [agent] : []), ...friends];
    if (turn === 0) {
      await setTeamPrizeGroups(day.lottery, await known(agentsWithGroups), [...friends, ...team]);
    }
    await payments.before(day);
    // It expires, because no transfer comes for it.
    if (day.daysAgo === forgottenDaysAgo) await atPadma.deposit(day, player, { isPaid: false });
    await atPadma.play(day, bettorsOf(day, regulars));
    if (veranoPlayer && day.daysAgo % everyDays === 0) await atVerano?.play(day, [veranoPlayer]);
    await day.lottery.settlement.settleAll();
    await day.lottery.rebateAll();
  };
}
