import type { Language } from '@croupier/contracts';
import type { Core, Job } from '../core.ts';
import type { MemberRecord } from '../modules/identity/index.ts';
import { accounts, type Ledger } from '../modules/ledger/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import type { Providers } from '../modules/providers/index.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import { isDemoRemoved } from './demo-removal.store.ts';
import { demoSlots } from './demo-slots.ts';
import { welcomeVeranoPlayer, type VeranoDependencies } from './verano-welcome.ts';
import { welcomeHost, type HostDependencies } from './host-welcome.ts';
import { fillQueues, type QueuesDependencies } from './queues.ts';
import { demoTeam } from './team.ts';

type Dependencies = HostDependencies & VeranoDependencies & QueuesDependencies & PlayDependencies;

interface PlayDependencies {
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly lottery: Pick<Lottery, 'tables' | 'priceList' | 'placeTicket'>;
  readonly providers: Pick<Providers, 'offer' | 'launch'>;
}

interface Payment {
  readonly key?: string;
  readonly decision?: 'paid' | 'declined' | null;
}

const brandCode = 'padma';
const currency = 'BDT';
const language: Language = 'bn';
const depositMethod = 'bkash-sandbox';
const depositAmount = '2000.00';
const stake = '20.00';
const host = 'rahim';
const hostTickets = 6;
const hostAgent = 'karim_agent';
const agentTickets = 2;
const agentPayee = { name: 'Karim Uddin', mobile: '01712345611' };
const agentWithdrawal = '700.00';
/** Below this balance a member deposits again. */
const leastUnits = 5_000_000n;
/** Of so many turns one plays a slot, the others bet on a draw. */
const slotEvery = 3;
/** Games whose choices are listed with their prices. */
const games = ['k3-1m', 'wingo-1m', 'k3-3m', 'wingo-3m', 'k3-30s', 'wingo-30s'];

/** At the sandbox, as the payer does in a browser. */
async function payAt(page: string, decision: 'paid' | 'declined'): Promise<void> {
  await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
  });
}

/**
 * Members of the demo who play: at each run one of them deposits at the sandbox or bets on an open draw, through the calls
 * that a browser makes.
 */
export function demoPlayJob(core: Core, modules: Dependencies): Job {
  let turn = 0;
  let isHostReady = false;
  const playSlot = demoSlots(core, modules.providers);

  /**
   * Gives the player whose sign-in `npm start` prints money, tickets and payments; no further demo play runs
   * for that account. The other brand's player and the queues of the console are filled as well.
   */
  async function welcome(): Promise<void> {
    const member = await modules.identity.byAccount(brandCode, host);
    if (!member) return;
    // Repeated keys change nothing: a later start finds everything done.
    await deposit(member, { key: `demo-${host}` });
    await deposit(member, { key: `demo-${host}-declined`, decision: 'declined' });
    await deposit(member, { key: `demo-${host}-waiting`, decision: null });
    for (let ticket = 0; ticket < hostTickets; ticket++) {
      if (!(await bet(member, `demo-${host}-${ticket}`))) return;
      turn++;
    }
    await playAsAgent();
    const pay = { origin: core.config.publicOrigin, payAt };
    const areDone = [
      await welcomeHost(modules, member),
      await welcomeVeranoPlayer(core, modules, pay),
      await fillQueues(core, modules, pay),
    ];
    isHostReady = areDone.every((isDone) => isDone);
  }

  /** Agents have lists of their own deposits, bets and withdrawals as well. */
  async function playAsAgent(): Promise<void> {
    const agent = await modules.identity.byAccount(brandCode, hostAgent);
    if (!agent) return;
    await deposit(agent, { key: `demo-${hostAgent}` });
    for (let ticket = 0; ticket < agentTickets; ticket++)
      await bet(agent, `demo-${hostAgent}-${ticket}`);
    const request = { payee: agentPayee, amount: agentWithdrawal, key: `demo-${hostAgent}` };
    await askWithdrawal(modules.cashier, asSignedIn(agent, { currency }), request);
  }

  async function play(): Promise<void> {
    const [account = ''] = demoTeam[turn++ % demoTeam.length] ?? [];
    const member = await modules.identity.byAccount(brandCode, account);
    if (!member) return;
    const { balanceUnits } = await modules.ledger.balance(accounts.cash(member.id));
    if (balanceUnits < leastUnits) await deposit(member);
    else if (turn % slotEvery === 0) await playSlot(asSignedIn(member, { currency }), turn);
    else await bet(member);
  }

  /** A repeated key repeats no deposit; without a decision the deposit waits for the payer. */
  async function deposit(
    member: MemberRecord,
    { key = core.ids.next('key'), decision = 'paid' }: Payment = {},
  ): Promise<void> {
    const { publicOrigin } = core.config;
    const input = { method: depositMethod, amount: depositAmount, returnUrl: '/', language };
    const visit = { key, origin: publicOrigin };
    const opened = await modules.cashier.request(asSignedIn(member, { currency }), input, visit);
    const page = opened.ok ? opened.value.payUrl : null;
    if (page !== null && decision !== null) await payAt(page, decision);
  }

  async function bet(member: MemberRecord, key: string = core.ids.next('key')): Promise<boolean> {
    const brand = await modules.brands.byCode(brandCode);
    if (!brand) return false;
    const gameId = games[turn % games.length] ?? '';
    const place = await demoBetsOn(core, modules.lottery, { brand, gameId });
    await place?.({ member, stake, key });
    return place !== null;
  }

  return {
    name: 'demo.play',
    everyMs: 1_500,
    run: async () => {
      if (!(await isDemoRemoved(core.db.read))) await (isHostReady ? play() : welcome());
    },
  };
}
