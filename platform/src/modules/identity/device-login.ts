import { capabilitiesOf, type SignedIn } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accountRules } from './account-rules.ts';
import type { Devices } from './devices.ts';
import { refusalOf } from './entry.ts';
import type { IdentityContext } from './identity-context.ts';
import type { Visitor } from './member.ts';
import { isExpired } from './password-rules.ts';
import type { SessionStarts } from './session-start.ts';
import { newSecret } from './sessions.ts';

type DeviceFailure = 'device-unknown' | 'account-suspended';

export function createDeviceLogin(
  { core, members, events }: IdentityContext,
  devices: Devices,
  { open }: SessionStarts,
) {
  async function redeem(tx: Tx, visitor: Visitor, next: string) {
    const redeemed = await devices.redeem(tx, visitor, next);
    if (redeemed.state !== 'redeemed') return redeemed;
    const row = await members.byId(redeemed.device.member_id);
    if (!row || refusalOf(row)) return { state: 'refused' as const };
    const isForced = capabilitiesOf(visitor.brand.flags).expiredPasswordMustChange;
    const isOld = isExpired(visitor.brand, row.password_changed_at, core.clock.now());
    const mustChange = row.has_password && isForced && isOld ? 'expired-password' : null;
    await events.record(tx, row.id, visitor, 'signed-in');
    const opened = await open(tx, row, visitor, { mustChange, device: redeemed.device.id });
    return { state: 'open' as const, opened };
  }

  /** Signs in without a password, and gives the device its next token. */
  return async function deviceLogin(visitor: Visitor): Promise<Outcome<SignedIn, DeviceFailure>> {
    if (!accountRules(visitor.brand).signsInByDevice) return unknown;
    const next = newSecret(core.random);
    const redeemed = await core.db.transaction((tx) => redeem(tx, visitor, next));
    // Another tab has just received the new token: that token must stay valid.
    if (redeemed.state === 'just-used') return unknown;
    if (redeemed.state !== 'open') visitor.cookies.dropDevice();
    if (redeemed.state === 'refused') return suspended;
    if (redeemed.state !== 'open') return unknown;
    visitor.cookies.keepDevice(next);
    visitor.cookies.keepMember(redeemed.opened.credential);
    return done(redeemed.opened.signedIn);
  };
}

const unknown = fail('device-unknown', { detail: 'Sign in with your password.' });
const suspended = fail('account-suspended', { detail: 'Ask customer service about this account.' });
