import {
  type AgentContract,
  type AgentContractsInput,
  type ConsolidatedContracts,
  type ContractKind,
  type ContractOverview,
  type InputOf,
  type MemberId,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { findBelow, scopeOf, type TeamScope } from '../agents/index.ts';
import type { Brands } from '../brands/index.ts';
import { agentTypes, type Identity, type Member } from '../identity/index.ts';
import { createContractsAdmin, type ContractsAdmin } from './agent-contracts-admin.ts';
import { flagRefusal } from './contract-checks.ts';
import type { MessageUses } from './contract-messages.ts';
import { contractIn, contractsIn, waitingFor, type Reader } from './contracts.store.ts';
import { createContractUpkeep, type ContractUpkeep } from './contract-upkeep.ts';
import { offer, type OfferFailure } from './offer.ts';
import { processContract, type ProcessFailure } from './process.ts';
import { shownContract } from './shown-contract.ts';

type OfferInput = InputOf<typeof calls.offerContract>;
type ProcessInput = InputOf<typeof calls.processDividend>;

export interface AgentContracts extends ContractUpkeep {
  readonly admin: ContractsAdmin;
  /** Which requests wait for the member's answer, by kind. */
  consolidated(member: Pick<Member, 'id'>): Promise<Outcome<ConsolidatedContracts>>;
  overview(
    member: Member,
    kind: ContractKind,
  ): Promise<Outcome<ContractOverview, 'error_not_agent' | 'forbidden'>>;
  list(
    member: Member,
    input: AgentContractsInput,
  ): Promise<Outcome<Page<AgentContract>, 'error_not_agent' | 'forbidden'>>;
  offer(
    member: Member,
    input: OfferInput,
    from: { readonly key: string; readonly ip: string },
  ): Promise<Outcome<AgentContract, OfferFailure | 'forbidden'>>;
  process(
    member: Member,
    kind: ContractKind,
    input: ProcessInput,
    ip: string,
  ): Promise<Outcome<AgentContract, ProcessFailure | 'forbidden'>>;
}

export interface AgentContractsUses extends MessageUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  /** Whether an agent has payouts to agents below that could not be paid. */
  owes(reader: Reader, agent: MemberId): Promise<boolean>;
}

const pageSize = 15;
const offeredAgentsAtMost = 200;

export function createAgentContracts(core: Core, uses: AgentContractsUses): AgentContracts {
  const { db, clock } = core;
  const { brands, owes } = uses;

  /** From the current tree: a session can be older than the demotion of its agent. */
  const refusalFor = async (member: Member, kind: ContractKind) =>
    (await scopeOf(db.read, member))
      ? flagRefusal(await brands.byCode(member.brand), kind)
      : fail('error_not_agent');

  async function zoneOf(brand: string): Promise<string> {
    return (await brands.byCode(brand))?.settings.profile.timeZone ?? 'UTC';
  }

  async function overviewOf(
    member: Member,
    scope: TeamScope,
    kind: ContractKind,
  ): Promise<ContractOverview> {
    const { id, brand, currency } = member;
    const [current, offered, isFrozen, agents, timeZone] = await Promise.all([
      contractIn(db.read, { agent: id, kind, state: 'active' }),
      contractIn(db.read, { agent: id, kind, state: 'offered' }),
      owes(db.read, id),
      directAgents(db.read, scope),
      zoneOf(brand),
    ]);
    const isOpen = offered !== null && offered.expires_at > clock.now();
    return {
      currency,
      timeZone,
      current: current && shownContract(current, 'agent'),
      offer: isOpen ? shownContract(offered, 'agent') : null,
      isFrozen,
      agents,
    };
  }

  return {
    ...createContractUpkeep(core, uses),
    admin: createContractsAdmin(core, uses),

    async consolidated({ id }) {
      const waiting = await waitingFor(db.read, id, clock.now());
      const typeOf = (kind: ContractKind) => {
        const ofKind = waiting.filter((one) => one.kind === kind);
        if (ofKind.some(({ state }) => state === 'offered')) return 'new';
        return ofKind.length > 0 ? 'termination' : 'none';
      };
      return done({
        divtypereq: typeOf('dividend'),
        dailysalreqtype: typeOf('daily'),
        contracthoursalreqtype: typeOf('hourly'),
        realtimesalreqtype: typeOf('real-time'),
      });
    },

    async overview(member, kind) {
      const refusal = await refusalFor(member, kind);
      if (refusal) return refusal;
      const scope = await scopeOf(db.read, member);
      return scope ? done(await overviewOf(member, scope, kind)) : fail('error_not_agent');
    },

    async list(member, { kind, side, limit = pageSize, ...query }) {
      const refusal = await refusalFor(member, kind);
      if (refusal) return refusal;
      const party = side === 'own' ? { agent: member.id } : { upline: member.id };
      const rows = await contractsIn(db.read, { ...query, ...party, kind, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return done({
        rows: shown.map((row) => shownContract(row, side === 'own' ? 'agent' : 'upline')),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      });
    },

    async offer(member, { agentId, terms, days }, { key, ip }) {
      const refusal = await refusalFor(member, terms.kind);
      if (refusal) return refusal;
      const { brand, id: upline, account: actor } = member;
      const order = { brand, upline, agent: agentId, terms, days, key, actor, ip };
      const offered = await db.transaction((tx: Tx) => offer(tx, core, uses, order));
      return offered.ok ? done(shownContract(offered.value, 'upline')) : offered;
    },

    async process(member, kind, { contractId, action }, ip) {
      const refusal = await refusalFor(member, kind);
      if (refusal) return refusal;
      const timeZone = await zoneOf(member.brand);
      const order = { contract: contractId, kind, action, member, timeZone, ip };
      const processed = await db.transaction((tx: Tx) => processContract(tx, core, uses, order));
      if (!processed.ok) return processed;
      const isAgent = processed.value.agent_id === member.id;
      return done(shownContract(processed.value, isAgent ? 'agent' : 'upline'));
    },
  };
}

/** The agents whom an agent recruited and who can be offered a contract. */
async function directAgents(reader: Core['db']['read'], scope: TeamScope) {
  const found = await findBelow(reader, scope, {
    recruitsOf: scope.path,
    types: agentTypes,
    limit: offeredAgentsAtMost,
  });
  return found
    .filter(({ status }) => status === 'active')
    .map(({ id, username }) => ({ id, account: username }));
}
