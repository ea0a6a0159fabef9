import type { FastifyInstance } from 'fastify';
import {
  formatAmount,
  type AccountType,
  type DepositId,
  type InputOf,
  type MemberId,
  type PaymentNotice,
  type PayoutNotice,
  type TransferNotice,
  type calls,
} from '@croupier/contracts';
import { seedBrands } from '../demo/brands.ts';
import { seedCashier } from '../demo/cashier.ts';
import { createServer } from '../http/server.ts';
import { signedHeaders } from '../http/signature.ts';
import { fail } from '../outcome.ts';
import { createBrands } from '../modules/brands/index.ts';
import {
  cashierEndpoints,
  createCashier,
  paymentProvider,
  type Cashier,
} from '../modules/cashier/index.ts';
import { createIdentity, type Member } from '../modules/identity/index.ts';
import { accounts, createLedger } from '../modules/ledger/index.ts';
import { createMessages } from '../modules/messages/index.ts';
import { createProtection } from '../modules/protection/index.ts';
import { createLive, type Live } from '../modules/live/index.ts';
import { createVerification } from '../modules/verification/index.ts';
import { openJournal } from '../sandbox-payments/journal.ts';
import { createSandbox } from '../sandbox-payments/server.ts';
import { testFolder } from './built-folders.ts';
import { closing } from './closing.ts';
import { testCore, type TestCore } from './test-core.ts';
import { named } from '../http/named-plugin.ts';

const secret = 'payments-test-secret';

/** Connection between the platform and the provider, which the test controls. */
interface Line {
  /** Whether requests reach the provider, and whether its answers come back. */
  state: 'up' | 'down' | 'answers-lost';
  /** Drops the provider's notices of payments made from now on. */
  isUnresponsive: boolean;
}

type DepositInput = InputOf<typeof calls.requestDeposit>;

export type Counter = Awaited<ReturnType<typeof testCounter>>;
export type WaitingDeposit = Awaited<ReturnType<Counter['deposit']>>;

/** A deposit with the path of its page at the provider. */
interface Payable {
  readonly page: string;
}

interface Sending {
  readonly secret?: string;
  readonly at?: Date;
  readonly nonce?: string;
  readonly path?: string;
}

/** A cashier on a fresh database and the sandbox as its provider, connected by HTTP. */
export async function testCounter({ disturb }: { readonly disturb?: (live: Live) => Live } = {}) {
  const line: Line = { state: 'up', isUnresponsive: false };
  const { core, announce } = await coreWithAddress(line);
  const sandbox = await aSandbox(core, () => core.config.publicOrigin);
  const provider = paymentProvider({
    ...sandbox,
    code: 'sandbox',
    secret,
    clock: core.clock,
    random: core.random,
    send: over(line),
  });
  const live = disturb ? disturb(createLive(core)) : createLive(core);
  const ledger = createLedger(core, { live });
  const protection = createProtection(core, { live, endPlay: async () => undefined });
  const brands = createBrands(core, { live });
  const messages = createMessages(core);
  const verification = createVerification(core, { messages });
  const identity = createIdentity(core, {
    brands,
    ledger,
    live,
    messages,
    verification,
    placementBy: async () => fail('invitation_code_error'),
    // The cashier's test has no games.
    endPlay: async () => undefined,
    referred: async () => undefined,
    setLevel: (tx, { member, level }) => identity.keepRank(tx, member, level),
  });
  const withdrawalBenefits = new Map<MemberId, { dailyUnits: bigint; instantUnits: bigint }>();
  const cashier = createCashier(core, {
    withdrawalBenefitsOf: async ({ id }) =>
      withdrawalBenefits.get(id) ?? { dailyUnits: 0n, instantUnits: 0n },
    ledger,
    live,
    identity,
    protection,
    providers: [provider],
  });
  await seedBrands({ brands });
  await seedCashier({ cashier });
  const platform = await createServer(core);
  await platform.register(named(cashierEndpoints(core.clock, { cashier })));
  announce(await platform.listen({ port: 0, host: '127.0.0.1' }));
  closing(() => platform.close());
  let count = 0;

  function request(member: Member, overrides: Partial<DepositInput> & { key?: string } = {}) {
    const { key = `key-${(count += 1)}`, ...input } = overrides;
    return cashier.request(
      member,
      {
        method: 'bkash-sandbox',
        amount: '500.00',
        returnUrl: '/?centre=member-centre',
        language: 'bn',
        ...input,
      },
      { key, origin: 'http://localhost:4000' },
    );
  }

  return {
    core,
    line,
    /** What the levels of members change about withdrawals. */
    withdrawalBenefits,
    ledger,
    identity,
    protection,
    cashier,
    request,
    member: (type: AccountType = 0) => aMember(core, type),

    /** A pending deposit. */
    async deposit(member: Member, overrides: Partial<DepositInput> = {}) {
      const asked = await request(member, overrides);
      if (!asked.ok || asked.value.payUrl === null) throw new Error('the deposit was not opened');
      const page = new URL(asked.value.payUrl).pathname;
      return { ...asked.value, page, paymentId: page.split('/').at(-1) ?? '' };
    },

    /** Submits a form of the provider's pages, given as its path and fields. */
    post: (url: string, fields: Readonly<Record<string, string>>) =>
      sandbox.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),

    /** Presses a button on the provider's page as the payer. */
    press: ({ page }: Payable, decision: 'paid' | 'declined') =>
      sandbox.app.inject({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      }),

    /** Sends a notice as the provider does, and returns the status of the answer. */
    async send(
      notice: PaymentNotice | PayoutNotice | TransferNotice,
      { path = '/hooks/payments/sandbox', ...sending }: Sending = {},
    ): Promise<number> {
      const body = JSON.stringify(notice);
      const key = { partner: 'sandbox', keyId: 'k1', secret: sending.secret ?? secret };
      const moment = {
        now: sending.at ?? core.clock.now(),
        nonce: sending.nonce ?? `nonce-${(count += 1)}`,
      };
      const headers = {
        ...signedHeaders({ method: 'POST', path, body }, key, moment),
        'content-type': 'application/json',
      };
      return (await platform.inject({ method: 'POST', url: path, headers, payload: body }))
        .statusCode;
    },

    ...views(core, cashier, ledger),
  };
}

function views(core: TestCore, cashier: Cashier, ledger: ReturnType<typeof createLedger>) {
  return {
    balance: async (member: Member) =>
      formatAmount((await ledger.balance(accounts.cash(member.id))).balanceUnits),

    async state(member: Member, id: DepositId): Promise<string | undefined> {
      const listed = await cashier.deposits(member, { limit: 100 });
      return listed.ok ? listed.value.rows.find((deposit) => deposit.id === id)?.state : undefined;
    },

    entries: async (member: Member) =>
      (await ledger.statement(accounts.cash(member.id), { before: null, limit: 100 })).entries,

    /** The outcome of each notice about a deposit, in the order of the events' ids. */
    async outcomes(id: DepositId): Promise<string[]> {
      const rows = await core.db.read
        .selectFrom('payment_notices')
        .select('outcome')
        .where('deposit_id', '=', id)
        .orderBy('event_id')
        .execute();
      return rows.map(({ outcome }) => outcome);
    },

    /** Topics in the outbox for a member, in alphabetical order. */
    async events(member: Member): Promise<string[]> {
      const rows = await core.db.read
        .selectFrom('live_event')
        .select('topic')
        .where('audience', '=', `member:${member.id}`)
        .orderBy('topic')
        .execute();
      return rows.map(({ topic }) => topic);
    },
  };
}

/** The platform's own address is known only after it listens. */
async function coreWithAddress(
  line: Line,
): Promise<{ core: TestCore; announce: (address: string) => void }> {
  const base = await testCore({ config: { dataDir: await testFolder() } });
  let address = '';
  const config = {
    ...base.config,
    get publicOrigin() {
      return line.isUnresponsive ? 'http://127.0.0.1:1' : address;
    },
  };
  return {
    core: { ...base, config },
    announce: (listening) => {
      address = listening;
    },
  };
}

async function aSandbox(
  core: TestCore,
  merchant: () => string,
): Promise<{ app: FastifyInstance; origin: string }> {
  let origin = '';
  const app = createSandbox({
    secret,
    journal: openJournal(null),
    origin: () => origin,
    now: () => core.clock.now(),
    merchant,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  closing(() => app.close());
  return { app, origin };
}

function over(line: Line): typeof fetch {
  return async (...request) => {
    if (line.state === 'down') throw new Error('connection refused');
    const answer = await fetch(...request);
    if (line.state === 'answers-lost') throw new Error('connection reset');
    return answer;
  };
}

function aMember(core: TestCore, type: AccountType): Member {
  return {
    id: core.ids.next('mem'),
    account: 'rahim',
    nickname: 'rahim',
    type,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  };
}

/** A provider's notice about a deposit. */
export function aNotice(
  deposit: WaitingDeposit,
  overrides: Partial<PaymentNotice> = {},
): PaymentNotice {
  return {
    event_id: `evt-${deposit.id}`,
    payment_id: deposit.paymentId,
    reference: deposit.id,
    state: 'paid',
    amount: deposit.amount,
    currency: 'BDT',
    ...overrides,
  };
}

/** Waits until another process has caused a condition. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
