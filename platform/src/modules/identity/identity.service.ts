import { capabilitiesOf, type MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Brand } from '../brands/index.ts';
import { accountRules } from './account-rules.ts';
import { createFactorReset } from './factor-reset.ts';
import { createAccountClosureAdmin } from './account-closure-admin.ts';
import { createAccountClosure } from './account-closure.ts';
import { createDataExports } from './data-export.ts';
import { createContacts } from './contacts.ts';
import { demoMembersStore } from './demo-members.store.ts';
import { createDeviceLogin } from './device-login.ts';
import { createDevices, rememberHours } from './devices.ts';
import { createIdentityContext, type IdentityUses } from './identity-context.ts';
import { createInviteCodes } from './invite-code.ts';
import { agentTypes, keyOf, record, recordOf, type MemberRecord } from './member.ts';
import { createMemberFactor } from './member-factor.ts';
import { createOwnPassword } from './own-password.ts';
import { createOwnPin } from './own-pin.ts';
import { createAccountByAgent } from './account-by-agent.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordLinks } from './password-link.ts';
import { createPinRecovery } from './pin-recovery.ts';
import { createProfile } from './profile.ts';
import { createAskPassword } from './asked-password.ts';
import { createRanks } from './ranks.ts';
import { createRegistration } from './registration.ts';
import { createSecondStep } from './second-step.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createStarts } from './session-start.ts';
import { sessionLimits } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSocialMembers } from './social.ts';
import { createMemberFile } from './member-file.ts';
import { createAccountStatus } from './account-status.ts';
import { createTrials } from './trial.ts';
import { memberEnrolment } from './enrol-member.ts';

export type Identity = ReturnType<typeof createIdentity>;

/** Identity of members: accounts, sign-in methods, and the sessions behind every call of a member. */
export function createIdentity(core: Core, uses: IdentityUses) {
  const context = createIdentityContext(core, uses);
  const { members, sessions, details, links } = context;
  const devices = createDevices(context);
  const starts = createStarts(context, devices);
  const factor = createMemberFactor(context);
  const secondStep = createSecondStep(context, factor, starts);
  const trials = createTrials(context, starts);
  const admin = createOwnSessions(context);
  const standing = createAccountStatus(context);
  const enrol = memberEnrolment(core, { members, details });

  return {
    signIn: createSignIn(context, secondStep),
    deviceLogin: createDeviceLogin(context, devices, starts),
    freePlay: trials.freePlay,
    ...createRegistration(context, starts, secondStep),
    createAccount: createAccountByAgent(context),
    askPasswordLink: createPasswordLinks(context),
    ownPassword: createOwnPassword(context, starts, secondStep),
    factor,
    securityEvents: context.events.ofMember,
    completeSignIn: secondStep.finish,
    changePin: createOwnPin(context),
    pinRecovery: createPinRecovery(context),
    contacts: createContacts(context),
    passkeys: createPasskeys(context, secondStep),
    dataExports: createDataExports(context),
    closure: createAccountClosure(context, standing),
    closureAdmin: createAccountClosureAdmin(context),
    resetFactor: createFactorReset(context, factor),
    profile: createProfile(context),
    devices,
    ownSessions: admin,
    standing,
    memberFile: createMemberFile(context, factor),
    setRank: createRanks(context),
    /** Changes the rank within another module's transaction; returns the previous rank. */
    keepRank: members.keepRank,
    askPassword: createAskPassword(context),
    /** Accounts for sign-in with a social provider. */
    social: createSocialMembers(context, secondStep),
    /**
     * The member of a session's credential on this brand; `null` if the session is unknown, idle or expired.
     */
    bySession: admin.bySession,
    /** Like `bySession`, from a cache of at most one second: for calls that change nothing. */
    byRecentSession: admin.byRecentSession,
    /** Whether a member has a session anywhere that is not over. */
    isSignedIn: (tx: Tx, member: MemberId) => sessions.isSignedIn(tx, member, core.clock.now()),
    /** Changes the status within another module's transaction; returns the previous status. */
    keepStatus: standing.keep,
    byId: async (id: MemberId) => record(await members.byId(id)),
    byIds: async (ids: readonly MemberId[]): Promise<readonly MemberRecord[]> =>
      (await members.byIds(ids)).map(recordOf),
    /** Those of the members who are agents, in their order. */
    async agentsAmong(ids: readonly MemberId[]): Promise<readonly MemberId[]> {
      if (ids.length === 0) return [];
      const agents = (await members.byIds(ids)).filter(({ type }) => agentTypes.includes(type));
      const known = new Set(agents.map(({ id }) => id));
      return ids.filter((id) => known.has(id));
    },
    /** Code of a member's brand; `null` if there is no such member. */
    brandOf: async (id: string) => (await members.byId(memberId(id)))?.brand ?? null,
    byAccount: async (brand: string, username: string) =>
      record(await members.byUsername(brand, keyOf(username))),
    /** The agent or player whom an invitation code belongs to; of players only with the flag REFERRAL. */
    async byAffiliateCode(brand: string, code: string) {
      const row = await members.byAffiliateCode(brand, code);
      if (!row || agentTypes.includes(row.type)) return record(row);
      const invites = capabilitiesOf((await uses.brands.byCode(brand))?.flags ?? []).referral;
      return invites ? recordOf(row) : null;
    },
    /** The code with which a player invites friends; created on first use. */
    inviteCodeOf: createInviteCodes(context),

    /** All members below a member, at any depth, the newest first. */
    async downline(of: MemberId): Promise<readonly MemberRecord[]> {
      const top = await members.byId(of);
      return top ? (await members.below(`${top.upline_path}${top.id}/`)).map(recordOf) : [];
    },
    signInSettings: (brand: Brand) => ({
      minimumAge: brand.minimumAge,
      rememberHours,
      passwordDays: accountRules(brand).passwordDays,
    }),
    /** Creates an account without a registration form; returns the existing account if the name is taken. */
    enrol,
    /** Accounts that belong to the demo. */
    demo: demoMembersStore(core.db.read),
    /** Deletes expired records, and closes expired trials. */
    async sweep(): Promise<void> {
      const now = core.clock.now();
      await core.db.transaction((tx) => sessions.sweep(tx, now, sessionLimits.seenAfter(now)));
      await context.devices.sweep(now);
      await links.sweep(now);
      await context.tickets.sweep(now);
      await context.events.sweep(now);
      await context.traces.sweep(now);
      await context.passkeys.sweep(now);
      await trials.closeOver();
    },
  };
}

const memberId = (id: string) => id as MemberId;
