import type { Core, Tx } from '../../core.ts';
import { agentTypes, lockMembers } from '../identity/index.ts';
import { announce, type MessageUses } from './contract-messages.ts';
import {
  addEvent,
  brokenLines,
  changeContract,
  contractById,
  contractsGivenBy,
  offersDue,
  type NamedContract,
} from './contracts.store.ts';
import { endContract } from './process.ts';

export interface ContractUpkeep {
  /** Expires offers, reminds of offers that end within a day, and ends contracts whose parties were moved. */
  upkeep(): Promise<void>;
}

const dayMs = 86_400_000;
const atOnce = 200;

export function createContractUpkeep(core: Core, uses: MessageUses): ContractUpkeep {
  const { db, clock, ids } = core;

  /** Each contract is one transaction and is read again behind the parties' locks, so that a second run finds nothing. */
  async function change(
    seen: NamedContract,
    work: (tx: Tx, contract: NamedContract) => Promise<void>,
  ): Promise<void> {
    await db.transaction(async (tx) => {
      await lockMembers(tx, [seen.agent_id, ...(seen.upline_id ? [seen.upline_id] : [])]);
      const contract = await contractById(tx, seen.id);
      if (contract?.state === seen.state) await work(tx, contract);
    });
  }

  async function record(tx: Tx, contract: NamedContract, event: string): Promise<string> {
    const id = ids.next('ace');
    const row = { id, contract_id: contract.id, at: clock.now(), event };
    await addEvent(tx, { ...row, actor: 'platform', ip: null });
    return id;
  }

  async function expireOrRemind(tx: Tx, contract: NamedContract): Promise<void> {
    const now = clock.now();
    if (contract.expires_at <= now) {
      await changeContract(tx, contract.id, { state: 'expired', decided_at: now });
      const key = await record(tx, contract, 'expired');
      return announce(tx, uses, contract, { message: 'expired', to: 'upline', key });
    }
    if (contract.reminded_at !== null) return undefined;
    await changeContract(tx, contract.id, { reminded_at: now });
    const key = await record(tx, contract, 'reminder');
    return announce(tx, uses, contract, { message: 'reminder', to: 'agent', key });
  }

  /** A contract between members who are no longer above each other ends now; what rests on it ends too. */
  async function endBroken(tx: Tx, contract: NamedContract): Promise<void> {
    const now = clock.now();
    if (contract.state === 'offered') {
      await changeContract(tx, contract.id, { state: 'withdrawn', decided_at: now });
    } else {
      await endContract(tx, contract, now);
      for (const given of await contractsGivenBy(tx, contract.agent_id, contract.kind))
        await endBroken(tx, given);
    }
    const key = await record(tx, contract, 'moved');
    const message = contract.state === 'offered' ? 'withdrawn' : 'ended';
    await announce(tx, uses, contract, { message, to: 'agent', key });
  }

  return {
    async upkeep() {
      const now = clock.now();
      const remindUntil = new Date(now.getTime() + dayMs);
      for (const offer of await offersDue(db.read, { now, remindUntil, limit: atOnce }))
        await change(offer, expireOrRemind);
      for (const contract of await brokenLines(db.read, { types: agentTypes, limit: atOnce }))
        await change(contract, endBroken);
    },
  };
}
