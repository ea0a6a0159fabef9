import type { ColumnType, Kysely } from 'kysely';
import type {
  BrandIdentity,
  Language,
  RegisterSettings,
  SystemStatus,
  Theme,
} from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';
import type { Brand } from './brands.service.ts';

export interface BrandsTables {
  brands: {
    readonly code: string;
    readonly name: string;
    readonly currency: string;
    readonly currency_symbol: string;
    readonly languages: ColumnType<Language[], readonly Language[], never>;
    readonly default_language: Language;
    readonly default_theme: Theme;
    readonly look: string;
    readonly color: string;
    readonly minimum_age: 18 | 21;
    readonly status: SystemStatus['status'];
    readonly register_settings: ColumnType<RegisterSettings, string, never>;
    readonly position: number;
  };
  brand_hosts: { readonly host: string; readonly brand: string };
  brand_flags: { readonly brand: string; readonly flag: string; readonly is_enabled: boolean };
}

export interface NewBrand extends BrandIdentity {
  readonly hosts: readonly string[];
  readonly allFlags: Brand['allFlags'];
  readonly registerSettings: RegisterSettings;
  readonly color: string;
  /** Order among the brands. */
  readonly position: number;
}

export function brandsStore(read: Kysely<Tables>) {
  return {
    async all(): Promise<readonly Brand[]> {
      const [rows, hosts, flags] = await Promise.all([
        read.selectFrom('brands').selectAll().orderBy('position').execute(),
        read.selectFrom('brand_hosts').selectAll().orderBy('host').execute(),
        read.selectFrom('brand_flags').selectAll().orderBy('flag').execute(),
      ]);
      return rows.map((row) => ({
        code: row.code,
        name: row.name,
        currency: row.currency,
        currencySymbol: row.currency_symbol,
        languages: row.languages,
        defaultLanguage: row.default_language,
        defaultTheme: row.default_theme,
        look: row.look,
        color: row.color,
        minimumAge: row.minimum_age,
        status: row.status,
        registerSettings: row.register_settings,
        hosts: hosts.filter(({ brand }) => brand === row.code).map(({ host }) => host),
        flags: flags
          .filter(({ brand, is_enabled }) => brand === row.code && is_enabled)
          .map(({ flag }) => flag),
        allFlags: flags
          .filter(({ brand }) => brand === row.code)
          .map(({ flag, is_enabled }) => ({ flag, isEnabled: is_enabled })),
      }));
    },

    async add(tx: Tx, brand: NewBrand): Promise<void> {
      await tx
        .insertInto('brands')
        .values({
          code: brand.code,
          name: brand.name,
          currency: brand.currency,
          currency_symbol: brand.currencySymbol,
          languages: brand.languages,
          default_language: brand.defaultLanguage,
          default_theme: brand.defaultTheme,
          look: brand.look,
          color: brand.color,
          minimum_age: brand.minimumAge,
          status: 0,
          register_settings: JSON.stringify(brand.registerSettings),
          position: brand.position,
        })
        .onConflict((on) => on.doNothing())
        .execute();
      const hosts = brand.hosts.map((host) => ({ host, brand: brand.code }));
      await tx
        .insertInto('brand_hosts')
        .values(hosts)
        .onConflict((on) => on.doNothing())
        .execute();
      const flags = brand.allFlags.map(({ flag, isEnabled }) => ({
        brand: brand.code,
        flag,
        is_enabled: isEnabled,
      }));
      await tx
        .insertInto('brand_flags')
        .values(flags)
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async setStatus(code: string, status: SystemStatus['status']): Promise<void> {
      await read.updateTable('brands').set({ status }).where('code', '=', code).execute();
    },
  };
}
