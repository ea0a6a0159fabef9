import { sql } from 'kysely';
import type { BrandSettings, SettingsSection } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { StoredSettings } from './brand.ts';

/** The stored settings of one section. */
export interface SectionRow {
  readonly stored: StoredSettings;
  readonly revision: number;
}

/** The stored settings of a brand, one row per section. */
export function brandSections() {
  return {
    /** One section, locked until the transaction ends; `null` for an unknown brand. */
    async lockSection(tx: Tx, brand: string, section: SettingsSection): Promise<SectionRow | null> {
      await sql`
        INSERT INTO brand_settings (brand, section, value)
        SELECT code, ${section}, '{}' FROM brands WHERE code = ${brand}
        ON CONFLICT DO NOTHING`.execute(tx);
      const row = await tx
        .selectFrom('brand_settings')
        .select([
          'revision',
          sql<StoredSettings>`jsonb_build_object(${section}::text, value)`.as('stored'),
        ])
        .where('brand', '=', brand)
        .where('section', '=', section)
        .forUpdate()
        .executeTakeFirst();
      return row ?? null;
    },

    async writeSection(
      tx: Tx,
      brand: string,
      {
        section,
        value,
        revision,
      }: {
        readonly section: SettingsSection;
        readonly value: BrandSettings[SettingsSection];
        readonly revision: number;
      },
    ): Promise<void> {
      await tx
        .updateTable('brand_settings')
        .set({ value: JSON.stringify(value), revision })
        .where('brand', '=', brand)
        .where('section', '=', section)
        .execute();
    },
  };
}
