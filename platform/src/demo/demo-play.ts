import type { Language } from '@croupier/contracts';
import type { Core, Job } from '../core.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import { accounts, type Ledger } from '../modules/ledger/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import { asSignedIn, demoBetsOn } from './demo-bets.ts';
import { isDemoRemoved } from './demo-removal.store.ts';
import { welcomeHost, type HostDependencies } from './host-welcome.ts';
import { demoTeam } from './team.ts';

interface Dependencies extends HostDependencies {
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly lottery: Pick<Lottery, 'tables' | 'priceList' | 'placeTicket'>;
}

const brandCode = 'padma';
const currency = 'BDT';
const language: Language = 'bn';
const depositMethod = 'bkash-sandbox';
const depositAmount = '2000.00';
const stake = '20.00';
const host = 'rahim';
const hostTickets = 6;
/** Below this balance a member deposits again. */
const leastUnits = 5_000_000n;
/** Games whose choices are listed with their prices. */
const games = ['k3-1m', 'wingo-1m', 'k3-3m', 'wingo-3m', 'k3-30s', 'wingo-30s'];

/**
 * Members of the demo who play: at each run one of them deposits at the sandbox or bets on an open draw, through the calls
 * that a browser makes.
 */
export function demoPlayJob(core: Core, modules: Dependencies): Job {
  let turn = 0;
  let isHostReady = false;

  /** The player that the start prints has money, tickets and payments; nobody plays on in their name. */
  async function welcome(): Promise<void> {
    const member = await modules.identity.byAccount(brandCode, host);
    if (!member) return;
    // Repeated keys change nothing: a later start finds everything done.
    await deposit(member, `demo-${host}`);
    for (let ticket = 0; ticket < hostTickets; ticket++) {
      if (!(await bet(member, `demo-${host}-${ticket}`))) return;
      turn++;
    }
    isHostReady = await welcomeHost(modules, member);
  }

  async function play(): Promise<void> {
    const [account = ''] = demoTeam[turn++ % demoTeam.length] ?? [];
    const member = await modules.identity.byAccount(brandCode, account);
    if (!member) return;
    const { balanceUnits } = await modules.ledger.balance(accounts.cash(member.id));
    if (balanceUnits < leastUnits) await deposit(member);
    else await bet(member);
  }

  /** A repeated key repeats no deposit. */
  async function deposit(member: MemberRecord, key: string = core.ids.next('key')): Promise<void> {
    const { publicOrigin } = core.config;
    const asked = { method: depositMethod, amount: depositAmount, returnUrl: '/', language };
    const visit = { key, origin: publicOrigin };
    const opened = await modules.cashier.request(asSignedIn(member, { currency }), asked, visit);
    const page = opened.ok ? opened.value.payUrl : null;
    if (page === null) return;
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'paid' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
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
