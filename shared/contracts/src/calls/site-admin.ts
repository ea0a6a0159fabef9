import { call } from '../call.ts';
import type { BrandDossier, SettingsChange } from './site.ts';

const operator = { audience: 'operator' } as const;

export const siteAdminCalls = {
  brandSettings: call('GET /ops/brands/:brand/settings', operator)
    .takes<{ brand: string }>()
    .gives<BrandDossier>(),
  changeBrandSettings: call('PUT /ops/brands/:brand/settings/:section', operator)
    .takes<SettingsChange>()
    .gives<BrandDossier>()
    .fails('version-conflict'),
};
