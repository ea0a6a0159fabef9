import { call } from '../call.ts';
import type { SignedText } from '../site.ts';
import type { OperatorInfo } from './operator.ts';

/**
 * How a module failed: its files did not load or did not match the manifest (`load`), were too slow (`slow`),
 * its code threw at start (`start`), while rendering (`render`), in a UI event (`event`) or in a bus receiver
 * (`bus`), it published a topic it does not own (`foreign-topic`), or it violated the page's content policy
 * (`policy`).
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
  /** The error's message, truncated. */
  readonly detail: string;
  /** The ticket of the page's manifest. */
  readonly ticket: string;
}

/** A module that this browser loads from the operator's own machine. */
export interface LocalBuild {
  readonly module: string;
  readonly baseUrl: string;
}

export const moduleCalls = {
  reportFailure: call('POST /wps/system/module-failures').takes<FailureReport>(),
  /** The release that replaces a failing version: a `SiteModule`, signed like the manifest. */
  lastGoodRelease: call('GET /wps/system/modules/:module/last-good')
    .takes<{ module: string; version: string }>()
    .gives<SignedText>(),
  /** The operator signed in in this browser; a page requests it before it connects a local build. */
  operatorInfo: call('GET /ops/session', { audience: 'operator' }).gives<OperatorInfo>(),
  localBuilds: call('GET /ops/session/local-builds', { audience: 'operator' }).gives<
    readonly LocalBuild[]
  >(),
  /**
   * `release` is the text of the build's `release.json`: the platform cannot reach the operator's machine.
   */
  pointModule: call('PUT /ops/session/local-builds/:module', { audience: 'operator' })
    .takes<{ module: string; baseUrl: string; release: string }>()
    .gives<LocalBuild>(),
  unpointModule: call('DELETE /ops/session/local-builds/:module', { audience: 'operator' }).takes<{
    module: string;
  }>(),
};
