import { sql, type ColumnType, type Kysely } from 'kysely';
import type { Language, SettingsSection, Theme } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { SiteAddresses } from './brand-origins.ts';
import { brandOf, type Brand, type BrandFacts, type StoredSettings } from './brand.ts';
import { brandSections } from './brand-sections.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    brands: {
      readonly code: string;
      readonly name: string;
      readonly currency: string;
      readonly languages: ColumnType<Language[], readonly Language[], never>;
      readonly default_language: Language;
      readonly default_theme: Theme;
      readonly look: string;
      readonly color: string;
      readonly position: number;
    };
    brand_hosts: { readonly host: string; readonly brand: string };
    brand_settings: {
      readonly brand: string;
      readonly section: SettingsSection;
      readonly value: ColumnType<StoredSettings[SettingsSection], string, string>;
      readonly revision: number;
    };
  }
}

export interface NewBrand extends BrandFacts {
  readonly settings: StoredSettings;
  /** Position among the brands. */
  readonly position: number;
}

export function brandsStore(read: Kysely<Tables>, addresses: SiteAddresses) {
  return {
    async all(): Promise<readonly Brand[]> {
      const rows = await read
        .selectFrom('brands as b')
        .selectAll('b')
        .select([
          sql<string[]>`ARRAY(SELECT host FROM brand_hosts WHERE brand = b.code ORDER BY host)`.as(
            'hosts',
          ),
          sql<StoredSettings | null>`(SELECT jsonb_object_agg(section, value) FROM brand_settings WHERE brand = b.code)`.as(
            'settings',
          ),
          sql<Partial<
            Brand['revisions']
          > | null>`(SELECT jsonb_object_agg(section, revision) FROM brand_settings WHERE brand = b.code)`.as(
            'revisions',
          ),
        ])
        .orderBy('b.position')
        .orderBy('b.code')
        .execute();
      return rows.map(({ default_language, default_theme, settings, revisions, ...row }) =>
        brandOf(
          { ...row, defaultLanguage: default_language, defaultTheme: default_theme },
          settings ?? {},
          revisions ?? {},
          addresses,
        ),
      );
    },
    async add(tx: Tx, brand: NewBrand): Promise<void> {
      await tx
        .insertInto('brands')
        .values({
          code: brand.code,
          name: brand.name,
          currency: brand.currency,
          languages: brand.languages,
          default_language: brand.defaultLanguage,
          default_theme: brand.defaultTheme,
          look: brand.look,
          color: brand.color,
          position: brand.position,
        })
        .onConflict((on) => on.doNothing())
        .execute();
      await tx
        .insertInto('brand_hosts')
        .values(brand.hosts.map((host) => ({ host, brand: brand.code })))
        .onConflict((on) => on.doNothing())
        .execute();
      await sql`
        INSERT INTO brand_settings (brand, section, value)
        SELECT ${brand.code}, key, value FROM jsonb_each(${JSON.stringify(brand.settings)}::jsonb)
        ON CONFLICT DO NOTHING`.execute(tx);
    },
    ...brandSections(),
  };
}

export type BrandsStore = ReturnType<typeof brandsStore>;
