import type { DeviceId, KnownDevice, RememberedLogin } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { accountRules } from './account-rules.ts';
import type { DeviceTable } from './device.store.ts';
import type { IdentityContext } from './identity-context.ts';
import type { MemberRow } from './member-row.ts';
import { refusalOf } from './entry.ts';
import type { Member, Visitor } from './member.ts';
import { hashOf, newSecret } from './sessions.ts';

/** One day, as in the specification. */
export const rememberHours = 24;
/** Two uses of one token within this time are two tabs of one person; a later use means a copied token. */
const graceMs = 10_000;

export interface Devices {
  /** Remembers this device and replaces its earlier record. */
  remember(
    tx: Tx,
    row: MemberRow,
    visitor: Visitor,
  ): Promise<{ readonly id: DeviceId; readonly token: string }>;
  forgetThis(tx: Tx, visitor: Visitor): Promise<void>;
  /**
   * Exchanges the token of this device for a new one; a token that was already used ends device and sessions.
   */
  redeem(tx: Tx, visitor: Visitor, next: string): Promise<RedeemResult>;
  /** The member who is remembered on this device; none if the account may not sign in. */
  remembered(visitor: Visitor): Promise<RememberedLogin | null>;
  ofMember(member: Member): Promise<readonly KnownDevice[]>;
  end(member: Member, id: DeviceId): Promise<Outcome<void, 'not-found'>>;
  /** The visitor's own request to forget this device. */
  forgetHere(visitor: Visitor): Promise<Outcome<void>>;
}

export type RedeemResult =
  | { readonly state: 'redeemed'; readonly device: DeviceTable }
  | { readonly state: 'unknown' | 'just-used' | 'stolen' };

export function createDevices({
  core,
  uses,
  devices,
  members,
  sessions,
}: IdentityContext): Devices {
  const { clock, ids, random, db } = core;

  async function removeThis(tx: Tx, { cookies }: Visitor): Promise<void> {
    if (cookies.device) await devices.forgetToken(tx, hashOf(cookies.device));
  }

  async function afterUse(tx: Tx, hash: Buffer): Promise<RedeemResult> {
    const device = await devices.byPrevious(tx, hash);
    if (!device) return { state: 'unknown' };
    if (clock.now().getTime() - device.rotated_at.getTime() < graceMs)
      return { state: 'just-used' };
    await devices.forget(tx, device.member_id, device.id);
    await sessions.closeOfDevice(tx, device.id);
    const audience = { member: device.member_id };
    await uses.live.publish(tx, 'session.ended', audience, { reason: 'sign-out' });
    return { state: 'stolen' };
  }

  return {
    async remember(tx, row, visitor) {
      await removeThis(tx, visitor);
      const token = newSecret(random);
      const now = clock.now();
      const id = ids.next('dev');
      await devices.insert(tx, {
        id,
        member_id: row.id,
        brand: row.brand,
        token_hash: hashOf(token),
        previous_hash: null,
        rotated_at: now,
        remembered_at: now,
        expires_at: dayjs.utc(now).add(rememberHours, 'hour').toDate(),
        ip: visitor.ip,
        user_agent: visitor.userAgent.slice(0, 300),
      });
      return { id, token };
    },

    forgetThis: removeThis,

    async redeem(tx, { brand, cookies }, next) {
      if (!cookies.device) return { state: 'unknown' };
      const from = hashOf(cookies.device);
      const to = hashOf(next);
      const device = await devices.rotate(tx, { brand: brand.code, from, to, now: clock.now() });
      return device ? { state: 'redeemed', device } : afterUse(tx, from);
    },

    async remembered({ brand, cookies }) {
      if (!cookies.device) return null;
      const device = await devices.byToken(brand.code, hashOf(cookies.device), clock.now());
      const row = device && (await members.byId(device.member_id));
      if (!row || refusalOf(row)) return null;
      return { username: row.username, canSignIn: accountRules(brand).signsInByDevice };
    },

    async ofMember({ id }) {
      return (await devices.ofMember(id, clock.now())).map((device) => ({
        id: device.id,
        rememberedAt: device.remembered_at.toISOString(),
        expiresAt: device.expires_at.toISOString(),
        ip: device.ip,
        userAgent: device.user_agent,
      }));
    },

    async forgetHere(visitor) {
      await db.transaction((tx) => removeThis(tx, visitor));
      visitor.cookies.dropDevice();
      return done(undefined);
    },

    end: async (member, id) =>
      db.transaction(async (tx) =>
        (await devices.forget(tx, member.id, id)) ? done(undefined) : fail('not-found'),
      ),
  };
}
