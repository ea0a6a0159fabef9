import type { Language } from '@croupier/contracts';
import type { Core, Job } from '../core.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Brands } from '../modules/brands/index.ts';
import type { Identity, MemberRecord } from '../modules/identity/index.ts';
import { accounts, type Ledger } from '../modules/ledger/index.ts';
import type { Lottery } from '../modules/lottery/index.ts';
import { demoPassword, demoPaymentPin } from './accounts.ts';

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly cashier: Pick<Cashier, 'request'>;
  readonly identity: Pick<Identity, 'byAccount' | 'enrol'>;
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

/** The team below the demo's agents: account and the agent above. */
const team: readonly (readonly [account: string, upline: string])[] = [
  ...['babul', 'chameli', 'dipa', 'emon', 'farida', 'gopal', 'hasina', 'imran', 'jasmin'],
  ...['kabir', 'laila', 'mamun', 'nadia', 'omar', 'parvin', 'quamrul', 'rashed'],
]
  .map((account): readonly [string, string] => [account, 'karim_agent'])
  .concat(
    ['salma', 'tareq', 'urmi', 'vaskar', 'wahida', 'yasmin', 'zahid', 'anika', 'bashir', 'champa']
      .concat(['dilip', 'eva', 'faisal', 'golap', 'hira', 'ismail', 'jui'])
      .map((account): readonly [string, string] => [account, 'shirin_agent']),
  );

/**
 * Members of the demo who play: at each run one of them joins, deposits at the sandbox or bets on an open draw, through
 * the calls that a browser makes.
 */
export function demoPlayJob(core: Core, modules: Dependencies): Job {
  let joined = 0;
  let turn = 0;
  let isHostReady = false;

  /** The player that the start prints has money and a few tickets; nobody plays on in their name. */
  async function welcome(): Promise<void> {
    const member = await modules.identity.byAccount(brandCode, host);
    if (!member) return;
    const { version } = await modules.ledger.balance(accounts.cash(member.id));
    if (version === 0) return deposit(member, `demo-${host}`);
    for (let ticket = 0; version === 1 && ticket < hostTickets; ticket++) {
      await bet(member);
      turn++;
    }
    isHostReady = true;
  }

  async function join(): Promise<void> {
    const [account = '', agent = ''] = team[joined] ?? [];
    const upline = await modules.identity.byAccount(brandCode, agent);
    if (!upline) return;
    await modules.identity.enrol({
      brand: brandCode,
      username: account,
      password: demoPassword,
      paymentPin: demoPaymentPin,
      type: 0,
      upline,
      affiliateCode: null,
      details: { mobile: null, email: `${account}@${brandCode}.example` },
    });
    joined++;
  }

  async function play(): Promise<void> {
    const [account = ''] = team[turn++ % team.length] ?? [];
    const member = await modules.identity.byAccount(brandCode, account);
    if (!member) return;
    const { balanceUnits } = await modules.ledger.balance(accounts.cash(member.id));
    await (balanceUnits < leastUnits ? deposit(member) : bet(member));
  }

  /** A repeated key repeats no deposit. */
  async function deposit(member: MemberRecord, key: string = core.ids.next('key')): Promise<void> {
    const { publicOrigin } = core.config;
    const asked = { method: depositMethod, amount: depositAmount, returnUrl: '/', language };
    const visit = { key, origin: publicOrigin };
    const opened = await modules.cashier.request(asSignedIn(member), asked, visit);
    const page = opened.ok ? opened.value.payUrl : null;
    if (page === null) return;
    await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'paid' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    });
  }

  async function bet(member: MemberRecord): Promise<void> {
    const brand = await modules.brands.byCode(brandCode);
    if (!brand) return;
    const gameId = games[turn % games.length] ?? '';
    const [tables, prices] = await Promise.all([
      modules.lottery.tables(brand),
      modules.lottery.priceList({ brand, member: null }, { gameId }),
    ]);
    const draw = tables.find(({ game }) => game.gameId === gameId)?.current;
    if (draw?.state !== 'open' || !prices.ok) return;
    const { priceVersion, prizeMode, playTypes } = prices.value;
    const lines = playTypes.flatMap(({ code: playType, choices }) =>
      choices.map(({ code: choice }) => ({ playType, choice, stake })),
    );
    const line = lines[picked(core, lines.length)];
    if (!line) return;
    const slip = { drawId: draw.id, priceVersion, prizeMode, lines: [line] };
    await modules.lottery.placeTicket(asSignedIn(member), slip, core.ids.next('key'));
  }

  return {
    name: 'demo.play',
    everyMs: 1_500,
    run: () => (isHostReady ? (joined < team.length ? join() : play()) : welcome()),
  };
}

function picked({ random }: Pick<Core, 'random'>, count: number): number {
  const [high = 0, low = 0] = random.bytes(2);
  return count === 0 ? 0 : (high * 256 + low) % count;
}

/** The member as in a session of theirs. */
const asSignedIn = (member: MemberRecord) => ({
  ...member,
  currency,
  token: '',
  lastLoginAt: null,
});
