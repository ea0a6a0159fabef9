import type { ComplianceProfile } from '@croupier/contracts';
import type { Core } from '../core.ts';
import { createBrands, type NewBrand } from '../modules/brands/index.ts';
import type { Live } from '../modules/live/index.ts';

/** Adds a brand with a compliance profile. */
export async function addBrandOf(
  core: Core,
  live: Live,
  complianceProfile: ComplianceProfile,
): Promise<void> {
  const brand: NewBrand = {
    code: complianceProfile,
    name: complianceProfile,
    hosts: [`${complianceProfile}.localhost`],
    currency: 'BDT',
    languages: ['en'],
    defaultLanguage: 'en',
    defaultTheme: 'dark',
    look: 'padma',
    color: '#0b3b33',
    settings: { profile: { complianceProfile } },
    position: 9,
  };
  await createBrands(core, { live }).add(brand);
}
