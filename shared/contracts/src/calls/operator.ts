import { call, callTable } from '../call.ts';
import type { operatorSchemas } from '../schemas/operator.ts';

export const operatorCalls = callTable<typeof operatorSchemas>()({
  operatorLogin: call('POST /ops/session', { sealed: true, whileClosed: true }).fails(
    'wrong-credentials',
    'account-locked',
    'account-suspended',
    'wrong-code',
  ),
  operatorLogout: call('DELETE /ops/session', { audience: 'operator' }),
  brands: call('GET /ops/brands', { audience: 'operator' }),
  placements: call('GET /ops/brands/:brand/modules', { audience: 'operator' }),
  placeModule: call('PUT /ops/brands/:brand/modules/:module', { audience: 'operator' }).fails(
    'version-unknown',
    'version-conflict',
    'place-taken',
  ),
  /** Ends the canary; without one, all visitors get the last good release. */
  rollBackModule: call('POST /ops/brands/:brand/modules/:module/rollback', {
    audience: 'operator',
  }).fails('version-unknown', 'version-conflict', 'place-taken'),
  setModule: call('PUT /ops/brands/:brand/modules/:module/settings', {
    audience: 'operator',
  }).fails('version-conflict'),
  previewModule: call('POST /ops/brands/:brand/modules/:module/preview', {
    audience: 'operator',
  }).fails('version-unknown', 'place-taken'),
  audit: call('GET /ops/audit', { audience: 'operator' }),
  /** What the trail can be narrowed by. */
  auditNames: call('GET /ops/audit/names', { audience: 'operator' }),
  auditCheck: call('GET /ops/audit/check', { audience: 'operator' }),
});
