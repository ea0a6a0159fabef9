import type { MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Verification } from '../verification/index.ts';
import { createAttempts } from './attempts.ts';
import { accountClosureStore } from './account-closure.store.ts';
import { dataExportStore } from './data-export.store.ts';
import { detailsStore } from './details.store.ts';
import { deviceStore } from './device.store.ts';
import { identityStore } from './identity.store.ts';
import type { Placement } from './placement.ts';
import { passkeyStore } from './passkey.store.ts';
import { passwordLinkStore } from './password-link.store.ts';
import { createSecurityEvents } from './security-events.ts';
import { createSessionCache } from './session-cache.ts';
import { sessionStore } from './session.store.ts';
import type { Visitor } from './member.ts';
import { createTraces } from './traces.ts';
import { signInTicketStore } from './sign-in-ticket.store.ts';

export interface IdentityUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly ledger: Pick<Ledger, 'book' | 'balance'>;
  readonly live: Pick<Live, 'publish'>;
  readonly messages: Messages;
  readonly verification: Pick<
    Verification,
    'challenge' | 'captcha' | 'codes' | 'phoneAuth' | 'social'
  >;
  /** The place in the tree of a registration with an invitation code. */
  readonly placementBy: (
    brand: string,
    code: string,
  ) => Promise<Outcome<Placement, 'invitation_code_error' | 'invitation-ended'>>;
  /** Ends the games of a member: no bet is taken any more. */
  readonly endPlay: (tx: Tx, member: MemberId, why: 'locked' | 'signed-out') => Promise<void>;
  /** Records that a player invited a new member, in the transaction of the registration. */
  readonly referred: (tx: Tx, referral: NewReferral) => Promise<void>;
  /** Sets the level of a member with its line in the history; answers the level before. */
  readonly setLevel: (
    tx: Tx,
    set: { readonly member: MemberId; readonly level: number },
  ) => Promise<number>;
}

export interface NewReferral {
  readonly friend: MemberId;
  readonly referrer: MemberId;
  readonly visitor: Pick<Visitor, 'brand'>;
}

/** Shared dependencies of all parts of this module. */
export type IdentityContext = ReturnType<typeof createIdentityContext>;

export function createIdentityContext(core: Core, uses: IdentityUses) {
  const { read } = core.db;
  const recent = createSessionCache(core.clock);
  return {
    core,
    uses,
    attempts: createAttempts(core),
    recent,
    members: identityStore(read, recent),
    sessions: sessionStore(read, recent, (tx, member) => uses.endPlay(tx, member, 'signed-out')),
    details: detailsStore(read),
    devices: deviceStore(read),
    links: passwordLinkStore(read),
    tickets: signInTicketStore(read),
    events: createSecurityEvents(core, uses.live),
    traces: createTraces(core),
    passkeys: passkeyStore(read),
    dataExports: dataExportStore(read),
    closures: accountClosureStore(read),
  };
}
