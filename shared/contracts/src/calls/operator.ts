import { call } from '../call.ts';
import type { OperatorId } from '../ids.ts';

export interface OperatorInfo {
  readonly id: OperatorId;
  readonly name: string;
  readonly token: string;
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
}

/** One cell of the board of brands by modules. */
export interface Placement {
  readonly module: string;
  readonly owner: string;
  readonly enabled: boolean;
  /** A fixed version, or `null` for the newest release. */
  readonly version: string | null;
  /** The version that the next page load of the brand gets; `null` while switched off. */
  readonly serving: string | null;
  readonly releases: readonly Release[];
  /** Rises with each change; sent back with a change, so that two operators do not overwrite each other. */
  readonly revision: number;
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

export const operatorCalls = {
  operatorLogin: call('POST /ops/session', { sealed: true, whileClosed: true })
    .takes<{ name: string; password: string }>()
    .gives<OperatorInfo>()
    .fails('wrong-credentials', 'account-locked'),
  operatorInfo: call('GET /ops/session', { audience: 'operator' }).gives<OperatorInfo>(),
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
      revision: number;
      note: string;
    }>()
    .gives<Placement>()
    .fails('version-unknown', 'version-conflict', 'place-taken'),
  audit: call('GET /ops/audit', { audience: 'operator' }).gives<readonly AuditEntry[]>(),
};
