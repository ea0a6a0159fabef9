import { call } from '../call.ts';
import type { SignedText } from '../site.ts';
import type { OperatorInfo } from './operator.ts';

/**
 * How a module failed a player: its files did not come or were not what the manifest names (`load`),
 * did not come in time (`slow`), its code broke when it was run (`start`), drawn (`render`), used
 * (`event`), told of a fact (`bus`), it said what it may not say (`foreign-topic`), or it did what the
 * page's content policy forbids (`policy`).
 */
export const failureKinds = [
  'load',
  'slow',
  'start',
  'render',
  'event',
  'bus',
  'foreign-topic',
  'policy',
] as const;
export type FailureKind = (typeof failureKinds)[number];

export interface FailureReport {
  readonly module: string;
  readonly version: string;
  readonly kind: FailureKind;
  /** Name of the page, part or overlay, or of the topic. */
  readonly piece: string;
  /** The error's own words, cut. */
  readonly detail: string;
  /** The ticket of the page's manifest. */
  readonly ticket: string;
}

/** A module that this browser takes from the operator's own machine. */
export interface LocalBuild {
  readonly module: string;
  readonly baseUrl: string;
}

export const moduleCalls = {
  reportFailure: call('POST /wps/system/module-failures').takes<FailureReport>(),
  /** The release to fall back to from a version that fails: a `SiteModule`, signed as the manifest is. */
  lastGoodRelease: call('GET /wps/system/modules/:module/last-good')
    .takes<{ module: string; version: string }>()
    .gives<SignedText>(),
  /** Who looks after the site in this browser; the page itself asks, before it points at a local build. */
  operatorInfo: call('GET /ops/session', { audience: 'operator' }).gives<OperatorInfo>(),
  localBuilds: call('GET /ops/session/local-builds', { audience: 'operator' }).gives<
    readonly LocalBuild[]
  >(),
  /** `release` is the text of the build's `release.json`: the platform cannot reach the operator's machine. */
  pointModule: call('PUT /ops/session/local-builds/:module', { audience: 'operator' })
    .takes<{ module: string; baseUrl: string; release: string }>()
    .gives<LocalBuild>(),
  unpointModule: call('DELETE /ops/session/local-builds/:module', { audience: 'operator' }).takes<{
    module: string;
  }>(),
};
