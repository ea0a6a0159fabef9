import type { InvitationSent, OperatorId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { hashOf, newSecret } from '../identity/index.ts';
import type { Messages } from '../messages/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { saveJoinToken } from './operators.store.ts';
import { brandsInOrder } from './roles.store.ts';

const linkDays = 3;

export interface InvitationUses {
  readonly messages: Pick<Messages, 'send'>;
}

interface InvitedOperator {
  readonly id: OperatorId;
  readonly name: string;
  readonly email: string;
  readonly kind: 'operator-invited' | 'operator-reset';
}

export interface Invitations {
  /**
   * Mails the link with which an operator chooses a password. Only the addressee sees it, and never the
   * inviting operator: the holder of the link becomes that operator.
   */
  send(tx: Tx, invited: InvitedOperator): Promise<InvitationSent>;
}

export function createInvitations(
  { clock, random, config }: Pick<Core, 'clock' | 'random' | 'config'>,
  { messages }: InvitationUses,
): Invitations {
  const [site = config.publicOrigin] = config.siteOrigins;
  return {
    async send(tx, { id, name, email, kind }) {
      const token = newSecret(random);
      const expires_at = dayjs.utc(clock.now()).add(linkDays, 'day').toDate();
      await saveJoinToken(tx, { operator: id, hash: hashOf(token), expires_at });
      const [brand] = await brandsInOrder(tx);
      // Mail leaves in the name of a brand.
      if (!brand) throw new Error('an operator cannot be invited before there is a brand');
      await messages.send(tx, {
        brand,
        channel: 'mail',
        recipient: email,
        kind,
        language: 'en',
        values: { account: name, until: dayjs.utc(expires_at).format('YYYY-MM-DD HH:mm') },
        // Behind the `#` it reaches no server's log.
        secrets: { link: `${site}/console/join#${token}` },
        worthUntil: expires_at,
      });
      return { sentTo: email, expiresAt: expires_at.toISOString() };
    },
  };
}
