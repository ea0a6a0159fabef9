import { trialType, type AccountType, type InputOf, type calls } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { agentTypes, lockMembers, type Identity } from '../identity/index.ts';
import { unknownAccount } from './move-checks.ts';
import { placed } from './moves.store.ts';
import type { Person } from './move-steps.ts';

/** Who is an agent, and of which type. */
export function createAgentTypes(
  core: Core,
  { identity }: { readonly identity: Pick<Identity, 'inviteCodeOf'> },
) {
  return {
    /**
     * Sets the type of an account. A former agent keeps the place in the tree and the team, but reads nothing of it
     * from the next call on; links of the account end, and so do contracts with the next upkeep.
     */
    async setType(
      { brand, account, type, note }: InputOf<typeof calls.setAgentType>,
      by: Person,
    ): Promise<Outcome<{ readonly account: string; readonly type: AccountType }, 'not-found'>> {
      const found = await placed(core.db.read, { brand, account });
      if (!found || found.type === trialType || found.status === 'house') return unknownAccount;
      // The code of the agent's invitations exists before the agent can read it.
      if (agentTypes.includes(type)) await identity.inviteCodeOf(found.id);
      await core.db.transaction(async (tx) => {
        const [member] = await lockMembers(tx, [found.id]);
        if (!member || member.type === type) return;
        await tx.updateTable('members').set({ type }).where('id', '=', found.id).execute();
        await recordAudit(tx, core, by, {
          action: 'agent.type-set',
          subject: `${brand}/${found.username}`,
          before: String(member.type),
          after: String(type),
          note,
        });
      });
      return done({ account: found.username, type });
    },
  };
}
