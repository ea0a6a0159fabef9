import { call } from '../call.ts';
import type { OperatorId } from '../ids.ts';
import type { ModuleSettings, SettingDescription } from '../module-settings.ts';
import type { PermissionScope } from '../operator-permissions.ts';
import type { Page } from './wallet.ts';

export interface OperatorInfo {
  readonly id: OperatorId;
  readonly name: string;
  readonly token: string;
  readonly reach: PermissionScope;
  /** `due`: none is set up and the house requires one; until then only the own account is open. */
  readonly secondFactor: 'on' | 'off' | 'due';
}

export interface BrandSummary {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
}

export interface Release {
  readonly version: string;
  readonly releasedAt: string;
  readonly bytes: number;
  /** What pages of the brand have reported within a day. */
  readonly failures: ReleaseFailures;
}

export interface ReleaseFailures {
  readonly reports: number;
  /** Networks that they came from: many reports of one weigh as one. */
  readonly networks: number;
  readonly lastAt: string | null;
  /** Kind and words of the latest one. */
  readonly last: string | null;
}

/** A newer version that a share of the visitors gets, the same ones at each visit. */
export interface Canary {
  readonly version: string;
  /** From 1 to 100. */
  readonly percent: number;
}

export interface CanaryState extends Canary {
  readonly since: string;
  /** Networks that were dealt it, and those of them that reported it, within the hour. */
  readonly dealt: number;
  readonly reporting: number;
}

/** One cell of the board of brands by modules. */
export interface Placement {
  readonly module: string;
  readonly owner: string;
  readonly enabled: boolean;
  /** A fixed version, or `null` for the newest release. */
  readonly version: string | null;
  /** The highest stable version; where there is none, the highest of the channel released in last. */
  readonly newest: string | null;
  /** The version that the next page load of the brand gets; `null` while switched off. */
  readonly serving: string | null;
  readonly canary: CanaryState | null;
  /** The version that was on trial last and went back by itself. */
  readonly withdrawn: { readonly version: string; readonly at: string } | null;
  /** What a rollback leads to: the version that last served the brand without failures; `null` where there is none. */
  readonly lastGood: string | null;
  /** As the version that serves, or would serve, describes them. */
  readonly form: Readonly<Record<string, SettingDescription>>;
  readonly settings: ModuleSettings;
  readonly releases: readonly Release[];
  /** Rises with each change; sent back with a change, so that two operators do not overwrite each other. */
  readonly revision: number;
}

/** Whether the audit trail is as it was written. */
export interface AuditCheck {
  readonly entries: number;
  /** Of the whole trail: the hash of its last link, in hexadecimal. */
  readonly seal: string;
  /** The first entry that does not fit, or `head` where the end is cut off; `null` where all is whole. */
  readonly broken: string | null;
}

/** Opens a brand's pages with a release that nobody else gets. */
export interface PreviewLink {
  readonly url: string;
  readonly expiresAt: string;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly note: string;
}

/** Which entries of the trail are wanted; all that is given must fit. */
export interface AuditWishes {
  /** As `padma/mfe-games`, whole. */
  readonly subject?: string;
  readonly operator?: string;
  readonly action?: string;
  /** What belongs to one brand, or to a member, deposit or withdrawal of it. */
  readonly brand?: string;
  /** Any part of subject, values or reason. */
  readonly text?: string;
  /** ISO times: from the first one on, before the second one. */
  readonly from?: string;
  readonly to?: string;
}

export interface AuditNames {
  readonly operators: readonly string[];
  readonly actions: readonly string[];
}

export const operatorCalls = {
  operatorLogin: call('POST /ops/session', { sealed: true, whileClosed: true })
    /** `code`: of the second factor, asked for once the password is right; or one of the recovery codes. */
    .takes<{ name: string; password: string; code?: string }>()
    .gives<OperatorInfo>()
    .fails('wrong-credentials', 'account-locked', 'account-suspended', 'wrong-code'),
  operatorLogout: call('DELETE /ops/session', { audience: 'operator' }),
  brands: call('GET /ops/brands', { audience: 'operator' }).gives<readonly BrandSummary[]>(),
  placements: call('GET /ops/brands/:brand/modules', { audience: 'operator' })
    .takes<{ brand: string }>()
    .gives<readonly Placement[]>(),
  placeModule: call('PUT /ops/brands/:brand/modules/:module', { audience: 'operator' })
    .takes<{
      brand: string;
      module: string;
      enabled: boolean;
      version: string | null;
      /** Left out: nothing is tried. */
      canary?: Canary;
      revision: number;
      note: string;
    }>()
    .gives<Placement>()
    .fails('version-unknown', 'version-conflict', 'place-taken'),
  /** A trial ends; where there is none, everybody gets the last good release. */
  rollBackModule: call('POST /ops/brands/:brand/modules/:module/rollback', { audience: 'operator' })
    .takes<{ brand: string; module: string; revision: number; note: string }>()
    .gives<Placement>()
    .fails('version-unknown', 'version-conflict', 'place-taken'),
  setModule: call('PUT /ops/brands/:brand/modules/:module/settings', { audience: 'operator' })
    .takes<{
      brand: string;
      module: string;
      settings: ModuleSettings;
      revision: number;
      note: string;
    }>()
    .gives<Placement>()
    .fails('version-conflict'),
  previewModule: call('POST /ops/brands/:brand/modules/:module/preview', { audience: 'operator' })
    .takes<{ brand: string; module: string; version: string }>()
    .gives<PreviewLink>()
    .fails('version-unknown', 'place-taken'),
  audit: call('GET /ops/audit', { audience: 'operator' })
    .takes<AuditWishes & { before?: string; limit?: number }>()
    .gives<Page<AuditEntry>>(),
  /** What the trail can be narrowed by. */
  auditNames: call('GET /ops/audit/names', { audience: 'operator' }).gives<AuditNames>(),
  auditCheck: call('GET /ops/audit/check', { audience: 'operator' }).gives<AuditCheck>(),
};
