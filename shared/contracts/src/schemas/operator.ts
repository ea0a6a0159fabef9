import { z } from 'zod';
import { idOf, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { Infer } from './infer.ts';
import { moduleSettings, settingDescription } from './module-settings.ts';
import { permissionScope } from './operator-permissions.ts';
import type { CallSchemas } from './call-schemas.ts';

export const operatorInfo = z.strictObject({
  id: idOf('opr'),
  name: z.string(),
  token: z.string(),
  reach: permissionScope,
  /**
   * `due`: not set up although the platform requires it; until then only the operator's own account page is
   * available.
   */
  secondFactor: z.enum(['on', 'off', 'due']),
});
export type OperatorInfo = Infer<typeof operatorInfo>;

export const brandSummary = z.strictObject({
  code: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  /** Accounts of the demo that are not closed; omitted if there are none. */
  demoMembers: z.int().exactOptional(),
});
export type BrandSummary = Infer<typeof brandSummary>;

export const releaseFailures = z.strictObject({
  reports: z.number(),
  /** Number of reporting networks: repeated reports of one network count once. */
  networks: z.number(),
  lastAt: z.string().nullable(),
  /** Kind and message of the latest one. */
  last: z.string().nullable(),
});
export type ReleaseFailures = Infer<typeof releaseFailures>;

export const release = z.strictObject({
  version: z.string(),
  releasedAt: z.string(),
  bytes: z.number(),
  /** Failures reported by the brand's pages within a day. */
  failures: releaseFailures,
});
export type Release = Infer<typeof release>;

/** A newer version for a share of the visitors, the same visitors at each visit. */
export const canary = z.strictObject({
  version: z.string(),
  /** From 1 to 100. */
  percent: z.number(),
});
export type Canary = Infer<typeof canary>;

export const canaryState = canary.extend({
  since: z.string(),
  /** Networks that got it, and those of them that reported it, within the hour. */
  served: z.number(),
  reporting: z.number(),
});
export type CanaryState = Infer<typeof canaryState>;

/** The placement of one module on one brand. */
export const placement = z.strictObject({
  module: z.string(),
  owner: z.string(),
  enabled: z.boolean(),
  /** A fixed version, or `null` for the newest release. */
  version: z.string().nullable(),
  /** The highest stable version; where there is none, the highest of the channel released in last. */
  newest: z.string().nullable(),
  /** The version that the next page load of the brand gets; `null` while switched off. */
  serving: z.string().nullable(),
  canary: canaryState.nullable(),
  /** The last canary that was rolled back automatically. */
  withdrawn: z
    .strictObject({
      version: z.string(),
      at: z.string(),
    })
    .nullable(),
  /** What a rollback leads to: the version that last served the brand without failures; `null` where there is none. */
  lastGood: z.string().nullable(),
  /** The settings form of the version that serves, or would serve. */
  form: z.record(z.string(), settingDescription),
  settings: moduleSettings,
  releases: z.array(release),
  /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
  revision: z.number(),
});
export type Placement = Infer<typeof placement>;

/** The result of an integrity check of the audit trail. */
export const auditCheck = z.strictObject({
  entries: z.number(),
  /** Seal of the whole trail: the hash of its last link, in hexadecimal. */
  seal: z.string(),
  /** The first invalid entry, or `head` if the end is cut off; `null` if the trail is intact. */
  broken: z.string().nullable(),
});
export type AuditCheck = Infer<typeof auditCheck>;

/** Opens a brand's pages with a release that other visitors do not get. */
export const previewLink = z.strictObject({
  url: z.string(),
  expiresAt: z.string(),
});
export type PreviewLink = Infer<typeof previewLink>;

export const auditEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  operator: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.string(),
  after: z.string(),
  note: z.string(),
});
export type AuditEntry = Infer<typeof auditEntry>;

export const auditNames = z.strictObject({
  operators: z.array(z.string()),
  actions: z.array(z.string()),
});
export type AuditNames = Infer<typeof auditNames>;

const given = z.string().min(1).max(255);

/** Six digits, or a recovery code. */
const code = z.string().min(6).max(40);

const shortText = z.string().max(255);

/** The revision that an operator saw, and the reason for the change. */
const considered = { revision: z.int().min(0), note: z.string().max(500) };

/** Which entries of the trail are wanted; all that is given must fit. */
const auditFilter = {
  /** As `padma/mfe-games`, whole. */
  subject: shortText.exactOptional(),
  operator: shortText.exactOptional(),
  action: shortText.exactOptional(),
  /** What belongs to one brand, or to a member, deposit or withdrawal of it. */
  brand: shortText.exactOptional(),
  /** Any part of subject, values or reason. */
  text: z.string().trim().max(100).exactOptional(),
  /** ISO times: from the first one on, before the second one. */
  from: z.iso.datetime().exactOptional(),
  to: z.iso.datetime().exactOptional(),
};
export type AuditFilter = Infer<z.ZodObject<typeof auditFilter>>;

/** Input and output of each call. */
export const operatorSchemas = {
  operatorLogin: {
    input: z.strictObject({ name: given, password: given, code: code.exactOptional() }),
    output: operatorInfo,
  },
  operatorLogout: { input: nothing, output: noAnswer },
  brands: { input: nothing, output: z.array(brandSummary) },
  placements: { input: z.strictObject({ brand: shortText }), output: z.array(placement) },
  placeModule: {
    input: z.strictObject({
      brand: shortText,
      module: shortText,
      enabled: z.boolean(),
      version: z.string().max(64).nullable(),
      /** Omitted: no canary. */
      canary: z
        .strictObject({ version: z.string().max(64), percent: z.int().min(1).max(100) })
        .exactOptional(),
      ...considered,
    }),
    output: placement,
  },
  rollBackModule: {
    input: z.strictObject({ brand: shortText, module: shortText, ...considered }),
    output: placement,
  },
  setModule: {
    input: z.strictObject({
      brand: shortText,
      module: shortText,
      settings: z.record(z.string().max(50), z.union([z.boolean(), z.int(), z.string().max(500)])),
      ...considered,
    }),
    output: placement,
  },
  previewModule: {
    input: z.strictObject({
      brand: shortText,
      module: shortText,
      version: z.string().max(64),
    }),
    output: previewLink,
  },
  audit: {
    input: z.strictObject({
      ...auditFilter,
      ...paging,
    }),
    output: pageOf(auditEntry),
  },
  auditNames: { input: nothing, output: auditNames },
  auditCheck: { input: nothing, output: auditCheck },
} satisfies CallSchemas;
