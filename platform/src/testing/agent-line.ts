import type {
  AccountType,
  AgentContract,
  AgentContractId,
  ContractAction,
  ContractTerms,
} from '@croupier/contracts';
import { sql } from 'kysely';
import type { Member, MemberRecord } from '../modules/identity/index.ts';
import { accounts, type TransferKind } from '../modules/ledger/index.ts';
import type { TestSite } from './test-site.ts';

let count = 0;

/** Agents and players of a test, with contracts and bookings by the site's own modules. */
export function agentLine({ core, app }: TestSite) {
  const { agentContracts, identity, ledger } = app.modules;

  const signedIn = ({ id, account, nickname, type, brand }: MemberRecord): Member => ({
    id,
    account,
    nickname,
    type,
    brand,
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  });

  function enrol(type: AccountType, upline: MemberRecord | null): Promise<MemberRecord> {
    count += 1;
    return identity.enrol({
      brand: 'padma',
      username: `line_${count}`,
      password: 'River2026boat',
      paymentPin: '246810',
      type,
      upline,
      affiliateCode: type === 0 ? null : `LINE${count}`,
    });
  }

  async function act(
    member: MemberRecord,
    { id: contractId, kind }: Pick<AgentContract, 'id' | 'kind'>,
    action: ContractAction,
  ): Promise<AgentContract> {
    const done = await agentContracts.process(
      signedIn(member),
      kind,
      { contractId, action },
      '10.0.0.1',
    );
    if (!done.ok) throw new Error(`${done.code} ${done.detail}`);
    return done.value;
  }

  /** An accepted contract; without an upline the house offers it. */
  async function contract(
    upline: MemberRecord | null,
    agent: MemberRecord,
    terms: ContractTerms,
  ): Promise<AgentContract> {
    const key = core.ids.next('key');
    const offered = upline
      ? await agentContracts.offer(
          signedIn(upline),
          { agentId: agent.id, terms, days: 3 },
          { key, ip: '10.0.0.1' },
        )
      : await agentContracts.admin.offer(
          { name: 'mina' },
          { brand: 'padma', account: agent.account, terms, days: 3, note: 'test' },
          key,
        );
    if (!offered.ok) throw new Error(`${offered.code} ${offered.detail}`);
    return act(agent, offered.value, 'accept');
  }

  async function book(
    { id }: MemberRecord,
    kind: TransferKind,
    { units, reference = core.ids.next('tkt') }: { units: bigint; reference?: string },
  ): Promise<string> {
    const [cash, house] = [accounts.cash(id), accounts.house('lottery')];
    const move =
      units > 0n
        ? { from: house, to: cash, amountUnits: units }
        : { from: cash, to: house, amountUnits: -units };
    const key = core.ids.next('key');
    await core.db.transaction((tx) =>
      ledger.book(tx, [{ key, kind, currency: 'BDT', reference, moves: [move] }]),
    );
    return reference;
  }

  /** The payouts of a contract by the end of their period. */
  async function payoutsOf(contractId: AgentContractId) {
    const { rows } = await sql<{ to: Date; units: bigint; state: string }>`
      SELECT period_to AS to, amount_units AS units, state FROM agent_payout
      WHERE contract_id = ${contractId} ORDER BY period_to`.execute(core.db.read);
    return rows;
  }

  const cashOf = async ({ id }: MemberRecord) =>
    (await ledger.balance(accounts.cash(id))).balanceUnits;

  return { signedIn, enrol, act, contract, book, payoutsOf, cashOf };
}
