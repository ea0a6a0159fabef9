import { z } from 'zod';
import type { Calls, CallName } from '../calls/index.ts';
import type { InputOf } from '../call.ts';
import { languages } from '../languages.ts';
import { amount, idOf, paging, prizeGroup } from './atoms.ts';
import { settingsChange } from './brand-settings.ts';
import { bonusInputs } from './bonuses.ts';
import { freeRoundsInputs } from './free-rounds.ts';
import { cashierInputs } from './cashier.ts';
import { gameInputs } from './games.ts';
import { providerPartnersInputs } from './provider-partners.ts';
import { jackpotInputs } from './jackpots.ts';
import { contentInputs } from './content.ts';
import { pushInputs } from './push.ts';
import { supportInputs } from './support.ts';
import { lotteryInputs } from './lottery.ts';
import { lotteryGamesAdminInputs } from './lottery-games-admin.ts';
import { lotteryAdminInputs } from './lottery-admin.ts';
import { lotteryRebatesAdminInputs } from './lottery-rebates-admin.ts';
import { membersAdminInputs } from './members-admin.ts';
import { verificationInputs } from './verification.ts';
import { protectionInputs } from './protection.ts';
import { moduleSchemas } from './modules.ts';
import { operatorsInputs } from './operators.ts';
import { releaseSchemas } from './releases.ts';
import { reportsInputs } from './reports.ts';
import { identityInputs } from './identity.ts';
import { registrationInputs } from './registration.ts';

export { moduleDescription, releaseManifest } from './module-description.ts';
export { amount, idOf } from './atoms.ts';
export { profitFileQuery, profitReport, reportsInputs } from './reports.ts';
export { releaseBegin } from './releases.ts';
export { captchaAnswer, challengePayload, oneTimeCode } from './verification.ts';

const nothing = z.strictObject({});
const shortText = z.string().max(255);
/** A time in UTC, such as `2026-01-05T12:00:00Z`. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)));

/** The revision that an operator saw, and the reason for the change. */
const considered = { revision: z.int().min(0), note: z.string().max(500) };

const heldWin = {
  memberId: idOf('mem'),
  id: idOf('hwn'),
  note: z.string().min(1).max(500),
};

/** Maximum period of one comparison: a month. */
const isStretch = (lengthMs: number) => lengthMs > 0 && lengthMs <= 31 * 24 * 3_600_000;

type SchemaOf<Input> = [Input] extends [void] ? typeof nothing : z.ZodType<Input>;

/** The inputs that each call accepts: the server refuses everything else, forms use the same schemas. */
export const inputSchemas = {
  systemStatus: z.strictObject({ host: shortText.exactOptional() }),
  whitelabel: nothing,
  domainRoute: nothing,
  brandSettings: z.strictObject({ brand: shortText }),
  changeBrandSettings: settingsChange,
  pageHead: z.strictObject({
    path: z.string().max(400).startsWith('/'),
    language: z.enum(languages),
  }),
  siteFreshness: z.strictObject({ nonce: z.string().regex(/^[\w-]{16,64}$/) }),
  sealingKey: nothing,
  ...identityInputs,
  ...registrationInputs,
  ...verificationInputs,
  balance: nothing,
  merchantWallet: nothing,
  walletTransfer: z.strictObject({
    provider: shortText,
    direction: z.enum(['out', 'in']),
    amount,
  }),
  walletTransfers: nothing,
  statement: z.strictObject({
    ...paging,
    kinds: shortText.exactOptional(),
    from: z.iso.datetime().exactOptional(),
    to: z.iso.datetime().exactOptional(),
  }),
  ...reportsInputs,
  ...cashierInputs,
  ...bonusInputs,
  ...freeRoundsInputs,
  ...contentInputs,
  ...supportInputs,
  ...pushInputs,
  ...protectionInputs,
  ...gameInputs,
  ...lotteryInputs,
  ...lotteryAdminInputs,
  ...lotteryGamesAdminInputs,
  ...lotteryRebatesAdminInputs,
  promotions: nothing,
  team: nothing,
  setTeamPrizeGroup: z.strictObject({ memberId: idOf('mem'), prizeGroup }),
  ...membersAdminInputs,
  ...operatorsInputs,
  brands: nothing,
  placements: z.strictObject({ brand: shortText }),
  placeModule: z.strictObject({
    brand: shortText,
    module: shortText,
    enabled: z.boolean(),
    version: z.string().max(64).nullable(),
    canary: z
      .strictObject({ version: z.string().max(64), percent: z.int().min(1).max(100) })
      .exactOptional(),
    ...considered,
  }),
  rollBackModule: z.strictObject({ brand: shortText, module: shortText, ...considered }),
  setModule: z.strictObject({
    brand: shortText,
    module: shortText,
    settings: z.record(z.string().max(50), z.union([z.boolean(), z.int(), z.string().max(500)])),
    ...considered,
  }),
  previewModule: z.strictObject({
    brand: shortText,
    module: shortText,
    version: z.string().max(64),
  }),
  audit: z.strictObject({
    subject: shortText.exactOptional(),
    operator: shortText.exactOptional(),
    action: shortText.exactOptional(),
    brand: shortText.exactOptional(),
    text: z.string().trim().max(100).exactOptional(),
    from: z.iso.datetime().exactOptional(),
    to: z.iso.datetime().exactOptional(),
    ...paging,
  }),
  auditNames: nothing,
  auditCheck: nothing,
  ...jackpotInputs,
  providerStandings: nothing,
  gameReturns: z.strictObject({
    provider: shortText,
    brand: shortText,
    days: z.coerce.number().int().min(1).max(92),
  }),
  openRounds: z.strictObject({ hours: z.coerce.number().int().min(0).max(8_760) }),
  providerReports: z.strictObject({
    provider: shortText.exactOptional(),
    before: shortText.exactOptional(),
    limit: z.coerce.number().int().min(1).max(100).exactOptional(),
  }),
  ...providerPartnersInputs,
  heldWins: nothing,
  proposeHeldWin: z.strictObject({ ...heldWin, proposal: z.enum(['release', 'take-back']) }),
  confirmHeldWin: z.strictObject(heldWin),
  withdrawHeldWin: z.strictObject(heldWin),
  reconcileProvider: z
    .strictObject({ provider: shortText, from: moment, until: moment })
    .refine(({ from, until }) => isStretch(Date.parse(until) - Date.parse(from))),
  ledgerChecks: nothing,
  checkLedger: nothing,
  ...moduleSchemas,
  ...releaseSchemas,
} satisfies { [Name in CallName]: SchemaOf<InputOf<Calls[Name]>> };
