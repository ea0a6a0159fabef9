import { createHash } from 'node:crypto';
import type { MemberId, SocialTicket, SocialProvider } from '@croupier/contracts';
import { z } from 'zod';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { SecretBox } from '../../secret-box.ts';
import {
  socialTicketOf,
  storeSocialTicket,
  link,
  linkedMember,
  providersOf,
  takeSocialTicket,
} from './social.store.ts';

import type { SocialProfile } from './social-profile.ts';

const ticketMs = 30 * 60_000;
const label = 'social arrival';

const profileForm: z.ZodType<SocialProfile> = z.strictObject({
  provider: z.enum(['facebook', 'google', 'openid']),
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  name: z.string().nullable(),
});

type CoreDependencies = Pick<Core, 'db' | 'clock' | 'random'>;

/** Maps provider accounts to members: by issuer and subject, never by an e-mail address. */
export function createSocial(
  { db, clock, random }: CoreDependencies,
  { box }: { readonly box: SecretBox },
): Social {
  const rowOf = (brand: string, profile: SocialProfile, member: MemberId) => ({
    brand,
    issuer: profile.issuer,
    subject: profile.subject,
    provider: profile.provider,
    member_id: member,
    linked_at: clock.now(),
  });

  function opened(locked: string | null): Outcome<SocialProfile, 'social-expired'> {
    const plain = locked === null ? null : box.decrypt(label, locked);
    return plain === null ? over : done(profileForm.parse(JSON.parse(plain)));
  }

  const ticketOf = (brand: string, ticket: string) => ({
    brand,
    ticket_hash: createHash('sha256').update(ticket).digest(),
    now: clock.now(),
  });

  return {
    memberOf: (brand, { issuer, subject }) => linkedMember(db.read, { brand, issuer, subject }),

    async link(brand, profile, member) {
      return (await link(db.read, rowOf(brand, profile, member))) === member;
    },

    async welcome(brand, profile) {
      const ticket = Buffer.from(random.bytes(32)).toString('base64url');
      const { ticket_hash, now } = ticketOf(brand, ticket);
      await storeSocialTicket(db.read, {
        ticket_hash,
        brand,
        locked_profile: box.encrypt(label, JSON.stringify(profile)),
        expires_at: new Date(now.getTime() + ticketMs),
      });
      return ticket;
    },

    async arrival(brand, ticket) {
      const found = opened(await socialTicketOf(db.read, ticketOf(brand, ticket)));
      if (!found.ok) return found;
      const { provider, email, name } = found.value;
      return done({ provider, email, name });
    },

    async claim(tx, { brand, ticket, member }) {
      const found = opened(await takeSocialTicket(tx, ticketOf(brand, ticket)));
      if (!found.ok) return found;
      const linked = await link(tx, rowOf(brand, found.value, member));
      return linked === member ? found : over;
    },

    linksOf: (member) => providersOf(db.read, member),
  };
}

const over = fail('social-expired', { detail: 'Start again at the provider’s button.' });

export interface Social {
  /**
   * Uses the ticket of a new profile in the caller's transaction and links the profile to the new account.
   */
  claim(
    tx: Tx,
    claim: { readonly brand: string; readonly ticket: string; readonly member: MemberId },
  ): Promise<Outcome<SocialProfile, 'social-expired'>>;
  arrival(brand: string, ticket: string): Promise<Outcome<SocialTicket, 'social-expired'>>;
  /** Stores a new profile for the registration; returns its ticket. */
  welcome(brand: string, profile: SocialProfile): Promise<string>;
  memberOf(
    brand: string,
    profile: Pick<SocialProfile, 'issuer' | 'subject'>,
  ): Promise<MemberId | null>;
  /**
   * `false` if the provider's account is linked already, or the member has another account of this provider.
   */
  link(brand: string, profile: SocialProfile, member: MemberId): Promise<boolean>;
  linksOf(member: MemberId): Promise<readonly SocialProvider[]>;
}
