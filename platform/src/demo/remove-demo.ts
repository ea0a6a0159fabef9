import type { Modules } from '../app.ts';
import type { Core } from '../core.ts';
import { recordAudit } from '../modules/audit/index.ts';
import type { Operator } from '../modules/identity/index.ts';
import { accounts } from '../modules/ledger/index.ts';
import { enrolOperators } from './accounts.ts';
import { isDemoRemoved, noteDemoRemoval } from './demo-removal.store.ts';

type DemoMember = Awaited<ReturnType<Dependencies['identity']['demo']['all']>>[number];

type Dependencies = Pick<
  Modules,
  'bonuses' | 'brands' | 'cashier' | 'identity' | 'ledger' | 'operators'
>;

const by = { name: 'demo-removal' };
const note = 'The demo was removed.';

/**
 * Closes the accounts of the demo. The ledger is append-only, so nothing is deleted: waiting withdrawals are refused,
 * bonuses are cancelled, and what is left is booked to the house. A bet that is still open pays later: each further
 * start without the demo books that as well.
 */
export async function removeDemo(core: Core, modules: Dependencies): Promise<void> {
  const members = await modules.identity.demo.all();
  const isFirst = !(await isDemoRemoved(core.db.read));
  const [person] = await enrolOperators(modules.operators);
  for (const member of members) {
    if (isFirst && person) await close(modules, member, { ...person, token: '' });
    await emptyAccount(core, modules, member);
  }
  await noteDemoRemoval(core.db.read, core.clock.now());
}

async function close(
  { bonuses, cashier, identity }: Dependencies,
  member: DemoMember,
  operator: Operator,
) {
  const withdrawals = await cashier.admin.withdrawalsOf(member.id, { limit: 100 });
  for (const { id, state } of withdrawals.ok ? withdrawals.value.rows : [])
    if (state === 'held') await cashier.admin.reject(operator, { id, reason: note });
  const known = await bonuses.admin.ofAccount({ brand: member.brand, account: member.username });
  for (const { id, state } of known.ok ? known.value.bonuses : [])
    if (state === 'active') await bonuses.admin.cancel({ memberId: member.id, id, note }, operator);
  const { brand, username: account } = member;
  await identity.standing.setStatus({ brand, account, status: 'closed', note }, operator);
}

async function emptyAccount(core: Core, { brands, ledger }: Dependencies, member: DemoMember) {
  const brand = await brands.byCode(member.brand);
  if (!brand) return;
  await core.db.transaction(async (tx) => {
    const cash = accounts.cash(member.id);
    const { balanceUnits, version } = await ledger.balance(cash, tx);
    if (balanceUnits <= 0n) return;
    await ledger.book(tx, [
      {
        key: `demo-removed:${member.id}:${version}`,
        kind: 'correction',
        currency: brand.currency,
        reference: member.id,
        moves: [{ from: cash, to: accounts.house('corrections'), amountUnits: balanceUnits }],
      },
    ]);
    await recordAudit(tx, core, by, {
      action: 'demo.removed',
      subject: `${member.brand}/${member.username}`,
      before: String(balanceUnits),
      after: '0',
      note,
    });
  });
}
