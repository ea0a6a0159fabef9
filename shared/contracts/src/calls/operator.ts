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
  /**
   * `due`: not set up although the platform requires it; until then only the operator's own account page is
   * available.
   */
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
  /** Failures reported by the brand's pages within a day. */
  readonly failures: ReleaseFailures;
}

export interface ReleaseFailures {
  readonly reports: number;
  /** Number of reporting networks: repeated reports of one network count once. */
  readonly networks: number;
  readonly lastAt: string | null;
  /** Kind and message of the latest one. */
  readonly last: string | null;
}

/** A newer version for a share of the visitors, the same visitors at each visit. */
export interface Canary {
  readonly version: string;
  /** From 1 to 100. */
  readonly percent: number;
}

export interface CanaryState extends Canary {
  readonly since: string;
  /** Networks that got it, and those of them that reported it, within the hour. */
  readonly dealt: number;
  readonly reporting: number;
}

/** The placement of one module on one brand. */
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
  /** The last canary that was rolled back automatically. */
  readonly withdrawn: { readonly version: string; readonly at: string } | null;
  /** What a rollback leads to: the version that last served the brand without failures; `null` where there is none. */
  readonly lastGood: string | null;
  /** The settings form of the version that serves, or would serve. */
  readonly form: Readonly<Record<string, SettingDescription>>;
  readonly settings: ModuleSettings;
  readonly releases: readonly Release[];
  /** Rises with each change; a change sends it back, so that two operators do not overwrite each other. */
  readonly revision: number;
}

/** The result of an integrity check of the audit trail. */
export interface AuditCheck {
  readonly entries: number;
  /** Seal of the whole trail: the hash of its last link, in hexadecimal. */
  readonly seal: string;
  /** The first invalid entry, or `head` if the end is cut off; `null` if the trail is intact. */
  readonly broken: string | null;
}

/** Opens a brand's pages with a release that other visitors do not get. */
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
    /** `code`: of the second factor, requested after a correct password; or one of the recovery codes. */
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
      /** Omitted: no canary. */
      canary?: Canary;
      revision: number;
      note: string;
    }>()
    .gives<Placement>()
    .fails('version-unknown', 'version-conflict', 'place-taken'),
  /** Ends the canary; without one, all visitors get the last good release. */
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
