import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { registerSettings } from './account-rules.ts';
import type { Identity } from './identity.service.ts';

export const identityRoutes = ({ identity }: { readonly identity: Identity }): Route[] => [
  ...signInRoutes(identity),
  ...sessionRoutes(identity),
  ...accountRoutes(identity),
  ...contactRoutes(identity),
  ...passkeyRoutes(identity),
  ...dataExportRoutes(identity),
  ...closureRoutes(identity),
  ...factorRoutes(identity),
  ...standingRoutes(identity),
];

const signInRoutes = (identity: Identity): Route[] => [
  on(calls.login, (visit) => identity.signIn(visit.input, visit)),
  on(calls.completeSignIn, (visit) => identity.completeSignIn(visit.input.code, visit)),
  on(calls.freePlay, (visit) => identity.freePlay(visit.input, visit)),
  on(calls.deviceLogin, (visit) => identity.deviceLogin(visit)),
  on(calls.rememberedLogin, async (visit) => done(await identity.devices.remembered(visit))),
  on(calls.signInSettings, async ({ brand }) => done(identity.signInSettings(brand))),
  on(calls.registerSettings, async ({ brand }) => done(registerSettings(brand))),
  on(calls.register, (visit) => identity.register(visit.input, visit.key, visit)),
  on(calls.registerMobile, (visit) => identity.registerMobile(visit.input, visit.key, visit)),
  on(calls.forgotPassword, (visit) => identity.askPasswordLink(visit.input, visit)),
  on(calls.resetByLink, (visit) => identity.ownPassword.resetByLink(visit.input, visit)),
  on(calls.resetByPhone, (visit) => identity.ownPassword.resetByPhone(visit.input, visit)),
];

const sessionRoutes = ({ ownSessions, devices }: Identity): Route[] => [
  on(calls.logout, ({ cookies }) => ownSessions.signOut(cookies)),
  on(calls.logoutEverywhere, (visit) => ownSessions.signOutEverywhere(visit)),
  on(calls.openSessions, (visit) => ownSessions.list(visit)),
  on(calls.endSession, (visit) => ownSessions.end(visit, visit.input.id)),
  on(calls.endOtherSessions, (visit) => ownSessions.endOthers(visit)),
  on(calls.knownDevices, async ({ member }) => done(await devices.ofMember(member))),
  on(calls.endDevice, ({ member, input }) => devices.end(member, input.id)),
  on(calls.forgetDevice, (visit) => devices.forgetHere(visit)),
];

const accountRoutes = ({ profile, ownPassword, changePin, pinRecovery }: Identity): Route[] => [
  on(calls.memberInfo, ({ member, cookies }) => profile.of(member, cookies)),
  on(calls.memberIcon, async ({ member }) => done({ icon: await profile.icon(member) })),
  on(calls.chooseIcon, async ({ member, input }) =>
    done(await profile.chooseIcon(member, input.icon)),
  ),
  on(calls.playerAvatar, async ({ member }) =>
    done({ avatar: await profile.icon(member), nickname: member.nickname }),
  ),
  on(calls.changePassword, (visit) => ownPassword.change(visit.member, visit.input, visit)),
  on(calls.changePaymentPassword, (visit) => changePin(visit.member, visit.input, visit)),
  on(calls.paymentPasswordCode, (visit) =>
    pinRecovery.sendCode(visit.member, visit.input.language, visit),
  ),
  on(calls.recoverPaymentPassword, (visit) =>
    pinRecovery.recover(visit.member, visit.input, visit),
  ),
];

const contactRoutes = ({ contacts }: Identity): Route[] => [
  on(calls.memberContacts, async ({ member }) => done(await contacts.of(member))),
  on(calls.sendContactCode, (visit) => contacts.sendCode(visit.member, visit.input, visit)),
  on(calls.confirmContact, (visit) => contacts.confirm(visit.member, visit.input, visit)),
];

const dataExportRoutes = ({ dataExports }: Identity): Route[] => [
  on(calls.dataExport, async ({ member }) => done(await dataExports.of(member))),
  on(calls.requestDataExport, async (visit) =>
    done(await dataExports.request(visit.member, visit)),
  ),
  on(calls.openDataExport, (visit) => dataExports.open(visit.member, visit.input.password, visit)),
];

const closureRoutes = ({ closure, closureAdmin }: Identity): Route[] => [
  on(calls.accountClosure, async ({ member }) => done(await closure.of(member))),
  on(calls.requestAccountClosure, (visit) => closure.request(visit.member, visit.input, visit)),
  on(calls.undoAccountClosure, (visit) => closure.undo(visit.member, visit)),
  on(calls.accountClosures, ({ input }) => closureAdmin.list(input)),
  on(calls.cancelAccountClosure, ({ input, operator }) => closureAdmin.cancel(input, operator)),
];

const passkeyRoutes = ({ passkeys }: Identity): Route[] => [
  on(calls.memberPasskeys, async ({ member }) => done(await passkeys.list(member))),
  on(calls.beginPasskey, (visit) => passkeys.begin(visit.member, visit.input.password, visit)),
  on(calls.finishPasskey, (visit) => passkeys.finish(visit.member, visit.input, visit)),
  on(calls.renamePasskey, ({ member, input }) => passkeys.rename(member, input)),
  on(calls.removePasskey, (visit) => passkeys.remove(visit.member, visit.input, visit)),
  on(calls.beginPasskeyLogin, async (visit) => done(await passkeys.beginLogin(visit))),
  on(calls.passkeyLogin, (visit) => passkeys.login(visit.input, visit)),
];

const factorRoutes = ({ factor, securityEvents }: Identity): Route[] => [
  on(calls.securityEvents, async ({ member, input }) => done(await securityEvents(member, input))),
  on(calls.memberSecondFactor, async ({ member }) => done(await factor.state(member))),
  on(calls.beginMemberSecondFactor, (visit) =>
    factor.begin(visit.member, visit.input.password, visit),
  ),
  on(calls.finishMemberSecondFactor, (visit) =>
    factor.finish(visit.member, visit.input.code, visit),
  ),
  on(calls.removeMemberSecondFactor, (visit) => factor.remove(visit.member, visit.input, visit)),
  on(calls.renewMemberRecoveryCodes, (visit) =>
    factor.renewCodes(visit.member, visit.input, visit),
  ),
];

const standingRoutes = ({
  standing,
  memberFile,
  setRank,
  askPassword,
  resetFactor,
}: Identity): Route[] => [
  on(calls.resetMemberFactor, ({ input, operator }) => resetFactor(input, operator)),
  on(calls.memberFile, ({ input }) => memberFile(input)),
  on(calls.unlockMember, ({ input, operator }) => standing.unlock(input, operator)),
  on(calls.setMemberStatus, ({ input, operator }) => standing.setStatus(input, operator)),
  on(calls.askMemberPassword, ({ input, operator }) => askPassword(input, operator)),
  on(calls.setMemberRank, ({ input, operator }) => setRank(input, operator)),
];
