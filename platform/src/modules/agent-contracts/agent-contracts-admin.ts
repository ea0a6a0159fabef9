import type {
  AdminAgentContract,
  AgentContractId,
  InputOf,
  MemberId,
  Page,
  calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brands } from '../brands/index.ts';
import { lockMembers, type Identity } from '../identity/index.ts';
import { flagRefusal } from './contract-checks.ts';
import { announce, type MessageUses } from './contract-messages.ts';
import {
  addEvent,
  contractById,
  contractsGivenBy,
  contractsIn,
  type NamedContract,
  type Reader,
} from './contracts.store.ts';
import { offer, type OfferFailure } from './offer.ts';
import { endContract, lastPeriodEnd } from './process.ts';
import { contractFields } from './shown-contract.ts';

export interface ContractsAdmin {
  list(
    query: InputOf<typeof calls.adminAgentContracts>,
    standing: ContractStandings,
  ): Promise<Outcome<Page<AdminAgentContract>>>;
  /** Offers a contract of the house. */
  offer(
    operator: Actor,
    input: InputOf<typeof calls.offerHouseContract>,
    key: string,
  ): Promise<Outcome<AdminAgentContract, OfferFailure | 'forbidden'>>;
  /** Ends a contract with the current period, and all contracts below that rest on it. */
  end(
    operator: Actor,
    input: InputOf<typeof calls.endAgentContract>,
  ): Promise<Outcome<void, 'not-found' | 'already-decided'>>;
}

/** What `agent-payouts` knows of contracts. */
export type ContractStandings = (
  contracts: readonly Pick<NamedContract, 'id' | 'upline_id'>[],
) => Promise<ReadonlyMap<AgentContractId, Pick<AdminAgentContract, 'isHeld' | 'isPayerFrozen'>>>;

interface ContractsAdminUses extends MessageUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  owes(reader: Reader, agent: MemberId): Promise<boolean>;
}

const pageSize = 50;
const noStanding = { isHeld: false, isPayerFrozen: false };

export function createContractsAdmin(core: Core, uses: ContractsAdminUses): ContractsAdmin {
  const { db, clock, ids } = core;
  const { brands, identity } = uses;

  async function endWithAllBelow(
    tx: Tx,
    contract: NamedContract,
    { timeZone, operator }: { readonly timeZone: string; readonly operator: Actor },
  ): Promise<void> {
    const at = clock.now();
    await lockMembers(tx, [contract.agent_id]);
    for (const given of await contractsGivenBy(tx, contract.agent_id, contract.kind))
      await endWithAllBelow(tx, given, { timeZone, operator });
    await endContract(tx, contract, lastPeriodEnd(contract, timeZone, at));
    const event = { id: ids.next('ace'), contract_id: contract.id, at, event: 'ended' };
    await addEvent(tx, { ...event, actor: operator.name, ip: null });
    for (const to of ['agent', 'upline'] as const)
      await announce(tx, uses, contract, { message: 'ended', to, key: `${event.id}:${to}` });
  }

  return {
    async list({ limit = pageSize, ...query }, standings) {
      const rows = await contractsIn(db.read, { ...query, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const standing = await standings(shown);
      return done({
        rows: shown.map((row) => ({
          ...contractFields(row),
          brand: row.brand,
          ...(standing.get(row.id) ?? noStanding),
        })),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async offer(operator, { brand, account, terms, days, note }, key) {
      const refusal = flagRefusal(await brands.byCode(brand), terms.kind);
      if (refusal) return refusal;
      const agent = await identity.byAccount(brand, account);
      if (!agent) return unknownAccount;
      const order = { brand, upline: null, agent: agent.id, terms, days, key };
      const person = { actor: operator.name, ip: null };
      return db.transaction(async (tx) => {
        const offered = await offer(tx, core, uses, { ...order, ...person });
        if (!offered.ok) return offered;
        const { value: contract } = offered;
        await recordAudit(tx, core, operator, {
          action: 'agent-contract.offered',
          subject: `${brand}/${contract.id}`,
          before: '',
          after: JSON.stringify({ account, version: contract.version, terms }),
          note,
        });
        return done({ ...contractFields(contract), brand, ...noStanding });
      });
    },

    async end(operator, { brand, contractId, note }) {
      const timeZone = (await brands.byCode(brand))?.settings.profile.timeZone ?? 'UTC';
      return db.transaction(async (tx) => {
        const seen = await contractById(tx, contractId);
        if (seen?.brand !== brand) return noContract;
        await lockMembers(tx, [seen.agent_id, ...(seen.upline_id ? [seen.upline_id] : [])]);
        const contract = await contractById(tx, contractId);
        if (contract?.state !== 'active') return fail('already-decided');
        await endWithAllBelow(tx, contract, { timeZone, operator });
        await recordAudit(tx, core, operator, {
          action: 'agent-contract.ended',
          subject: `${brand}/${contractId}`,
          before: JSON.stringify({ agent: contract.agent, kind: contract.kind }),
          after: '',
          note,
        });
        return done(undefined);
      });
    },
  };
}

const noContract = fail('not-found', { detail: 'There is no such contract.' });
const unknownAccount = fail('not-found', { detail: 'The brand has no member of this name.' });
