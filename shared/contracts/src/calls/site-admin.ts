import { call, callTable } from '../call.ts';
import type { siteAdminSchemas } from '../schemas/site-admin.ts';

const operator = { audience: 'operator' } as const;

export const siteAdminCalls = callTable<typeof siteAdminSchemas>()({
  brandSettings: call('GET /ops/brands/:brand/settings', operator),
  changeBrandSettings: call('PUT /ops/brands/:brand/settings/:section', operator).fails(
    'version-conflict',
  ),
});
