import type { MemberId } from '@croupier/contracts';
import type { IdentityContext } from './identity-context.ts';

/** Without characters that are easily confused. 32 characters: a byte chooses one without bias. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 8;

/** The code with which a member invites others; created on first use. */
export function createInviteCodes({ core, members }: IdentityContext) {
  const newCode = () =>
    [...core.random.bytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('');

  return async function inviteCodeOf(id: MemberId): Promise<string> {
    for (;;) {
      const row = await members.byId(id);
      if (!row) throw new Error(`${id} does not exist`);
      if (row.affiliate_code !== null) return row.affiliate_code;
      await members.setAffiliateCode(id, newCode());
    }
  };
}
