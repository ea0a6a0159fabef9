import type { Selectable } from 'kysely';
import type { Core, Db } from '../../core.ts';

export interface SettingsTables {
  verification_settings: {
    brand: string;
    challenge_cost: number | null;
    code_minutes: number | null;
    codes_per_number: number | null;
    codes_per_address: number | null;
    codes_per_brand: number | null;
    enrols_social: boolean | null;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends SettingsTables {}
}

type SettingsRow = Selectable<SettingsTables['verification_settings']>;

/** Defaults for brands without own settings: a fifth of a second of work, and a low SMS cost. */
const house: BrandVerification = {
  challengeCost: 1_000,
  codeMinutes: 10,
  codesPerNumber: 10,
  codesPerAddress: 30,
  codesPerBrand: 20_000,
  enrolsSocial: false,
};

export function createSettings({ db }: Pick<Core, 'db'>): Settings {
  const of = async (brand: string) => withHouse(await rowOf(db.read, brand));
  return {
    of,
    async keep(brand, settings) {
      const row = rowFrom({ ...(await of(brand)), ...settings });
      await db.read
        .insertInto('verification_settings')
        .values({ ...row, brand })
        .onConflict((on) => on.column('brand').doUpdateSet(row))
        .execute();
    },
  };
}

function rowOf(read: Db['read'], brand: string): Promise<SettingsRow | undefined> {
  return read
    .selectFrom('verification_settings')
    .selectAll()
    .where('brand', '=', brand)
    .executeTakeFirst();
}

function withHouse(row: SettingsRow | undefined): BrandVerification {
  return {
    challengeCost: row?.challenge_cost ?? house.challengeCost,
    codeMinutes: row?.code_minutes ?? house.codeMinutes,
    codesPerNumber: row?.codes_per_number ?? house.codesPerNumber,
    codesPerAddress: row?.codes_per_address ?? house.codesPerAddress,
    codesPerBrand: row?.codes_per_brand ?? house.codesPerBrand,
    enrolsSocial: row?.enrols_social ?? house.enrolsSocial,
  };
}

function rowFrom(settings: BrandVerification): Omit<SettingsRow, 'brand'> {
  return {
    challenge_cost: settings.challengeCost,
    code_minutes: settings.codeMinutes,
    codes_per_number: settings.codesPerNumber,
    codes_per_address: settings.codesPerAddress,
    codes_per_brand: settings.codesPerBrand,
    enrols_social: settings.enrolsSocial,
  };
}

export interface BrandVerification {
  /** PBKDF2 rounds per try. */
  readonly challengeCost: number;
  readonly codeMinutes: number;
  /** Codes per day. */
  readonly codesPerNumber: number;
  readonly codesPerAddress: number;
  readonly codesPerBrand: number;
  /** Opens an account for a new profile at once, instead of showing the registration. */
  readonly enrolsSocial: boolean;
}

export interface Settings {
  /** The platform's defaults if the brand has no own settings. */
  of(brand: string): Promise<BrandVerification>;
  keep(brand: string, settings: Partial<BrandVerification>): Promise<void>;
}
