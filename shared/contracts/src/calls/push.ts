import { call, callTable } from '../call.ts';
import type { pushSchemas } from '../schemas/push.ts';

export const pushCalls = callTable<typeof pushSchemas>()({
  pushSettings: call('GET /wps/push', { audience: 'member' }),
  /** Adds this browser, or changes its notification kinds. */
  savePushBrowser: call('PUT /wps/push', { audience: 'member' }),
  dropPush: call('DELETE /wps/push/:mark', { audience: 'member' }),
});
