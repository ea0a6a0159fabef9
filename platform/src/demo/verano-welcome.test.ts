import { parseAmount } from '@croupier/contracts';
import { accounts } from '../modules/ledger/index.ts';
import { testSite } from '../testing/test-site.ts';
import { enrolOperators, seedAccounts } from './accounts.ts';
import { seedBrands } from './brands.ts';
import { seedCashier } from './cashier.ts';
import { asSignedIn } from './demo-bets.ts';
import { welcomeVeranoPlayer } from './verano-welcome.ts';
import { fillLobby } from './seed-demo.ts';
import { sendWelcome } from './welcome.ts';
import { padmaMessages } from './welcome-messages.ts';

test('the player of the other brand has tickets, payments, a bonus and messages once, however often the demo starts', async () => {
  const { core, app } = await testSite();
  const { bonuses, brands, cashier, identity, inbox, ledger, lottery, operators } = app.modules;
  await seedBrands(app.modules);
  await seedAccounts(core, app.modules);
  await seedCashier(app.modules);
  await fillLobby(app.modules);
  const record = await identity.byAccount('verano', 'lucia');
  const brand = await brands.byCode('verano');
  if (!record || !brand) throw new Error('no demo');
  const cash = accounts.cash(record.id);
  const move = {
    from: accounts.house('corrections'),
    to: cash,
    amountUnits: parseAmount('200.00') ?? 0n,
  };
  const terms = { key: 'funds', kind: 'correction', currency: 'EUR', reference: 'funds' } as const;
  await core.db.transaction((tx) => ledger.book(tx, [{ ...terms, moves: [move] }]));

  // Without the sandbox no deposit is opened.
  const pay = { origin: core.config.publicOrigin, payAt: async () => undefined };
  const [person] = await enrolOperators(operators);
  const rahim = { brand: 'padma', account: 'rahim' };
  if (!person) throw new Error('no operator');
  const operator = { ...person, token: '' };
  await sendWelcome(app.modules, { member: rahim, operator, messages: padmaMessages });
  expect(await welcomeVeranoPlayer(core, app.modules, pay)).toBe(true);
  const { balanceUnits } = await ledger.balance(cash);
  expect(await welcomeVeranoPlayer(core, app.modules, pay)).toBe(true);

  expect((await ledger.balance(cash)).balanceUnits).toBe(balanceUnits);
  const lucia = asSignedIn(record, brand);
  const tickets = await lottery.tickets(lucia, {});
  expect(tickets?.rows.map(({ stake }) => stake)).toEqual(Array(4).fill('1.00'));
  expect(await cashier.withdrawals(lucia, {})).toMatchObject({
    value: { rows: [{ amount: '30.00', state: 'held' }, { amount: '40.00' }] },
  });
  expect(await bonuses.admin.ofAccount(record)).toMatchObject({
    value: { bonuses: [{ granted: '50.00', state: 'active' }] },
  });
  expect((await inbox.messages(lucia, { language: 'es' })).rows).toHaveLength(2);
});
