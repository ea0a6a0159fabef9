import { call, callTable } from '../call.ts';
import type { moduleSchemas } from '../schemas/modules.ts';

export const moduleCalls = callTable<typeof moduleSchemas>()({
  reportFailure: call('POST /wps/system/module-failures'),
  /** The release that replaces a failing version: a `SiteModule`, signed like the manifest. */
  lastGoodRelease: call('GET /wps/system/modules/:module/last-good'),
  /** The operator signed in in this browser; a page requests it before it connects a local build. */
  operatorInfo: call('GET /ops/session', { audience: 'operator' }),
  localBuilds: call('GET /ops/session/local-builds', { audience: 'operator' }),
  /**
   * `release` is the text of the build's `release.json`: the platform cannot reach the operator's machine.
   */
  pointModule: call('PUT /ops/session/local-builds/:module', { audience: 'operator' }),
  unpointModule: call('DELETE /ops/session/local-builds/:module', { audience: 'operator' }),
});
