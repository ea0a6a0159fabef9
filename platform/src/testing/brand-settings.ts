import type { BrandSettings, Id, SettingsChange } from '@croupier/contracts';
import type { Brands } from '../modules/brands/index.ts';

const operator = { id: 'opr_00000001' as Id<'opr'>, name: 'mina', token: '' };

/** Changes a few keys of one section of a brand's settings, as an operator does. */
export async function setSection<Section extends keyof BrandSettings>(
  { brands }: { readonly brands: Brands },
  brand: string,
  section: Section,
  changes: Partial<BrandSettings[Section]>,
): Promise<void> {
  const brandDetails = await brands.brandDetails(brand);
  if (!brandDetails.ok) throw new Error(brandDetails.detail);
  const { settings, revisions } = brandDetails.value;
  const value: BrandSettings[Section] = { ...settings[section], ...changes };
  // The compiler can't see that a section and its value still belong together.
  const change = { brand, section, value, revision: revisions[section], note: 'for a test' };
  const changed = await brands.change(change as unknown as SettingsChange, operator);
  if (!changed.ok) throw new Error(changed.detail);
}
