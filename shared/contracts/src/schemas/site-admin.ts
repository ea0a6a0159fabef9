import { z } from 'zod';
import { settingsChange } from './brand-settings.ts';
import { brandBrandDetails } from './site.ts';
import type { CallSchemas } from './call-schemas.ts';

const shortText = z.string().max(255);

/** Input and output of each call. */
export const siteAdminSchemas = {
  brandSettings: { input: z.strictObject({ brand: shortText }), output: brandBrandDetails },
  changeBrandSettings: { input: settingsChange, output: brandBrandDetails },
} satisfies CallSchemas;
