import {
  isSocial,
  signInKinds,
  socialCallbackPath,
  type SignInChange,
  type SignInKind,
  type SignInService,
  type SignInTest,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { firebaseKeysUrl, type PhoneAuthService } from '../../outside-services.ts';
import type { SecretBox } from '../../secret-box.ts';
import type { Brand } from '../brands/index.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import { testFirebase, testOpenId } from './sign-in-tests.ts';
import { lockService, servicesOf, writeService, type SignInRow } from './sign-in-services.store.ts';
import {
  type BrandProvider,
  type StoredProvidersDependencies,
  issuerOf,
  secretLabel,
  storedProviders,
} from './stored-providers.ts';

export interface SignInServices {
  /** What is switched on for a brand: set by operators, else by the environment. */
  socialOf(brand: string): Promise<readonly Pick<BrandProvider, 'provider' | 'label'>[]>;
  /** `null` where it is off, or its secret cannot be read. */
  providerOf(brand: string, kind: string): Promise<BrandProvider | null>;
  phoneAuthOf(brand: string): Promise<PhoneAuthService | null>;
  admin: {
    list(brand: Brand): Promise<readonly SignInService[]>;
    save(
      brand: Brand,
      change: SignInChange,
      operator: Actor,
    ): Promise<Outcome<SignInService, 'version-conflict' | 'invalid-input'>>;
    test(brand: Brand, kind: SignInKind): Promise<SignInTest>;
  };
}

export function createSignInServices(
  core: StoredProvidersDependencies,
  { box }: { readonly box: SecretBox },
): SignInServices {
  const { db, config } = core;
  const { outside, secretsDir } = config;
  const { rowOf, complete } = storedProviders(core, { box });

  async function testOf(row: SignInRow, brand: Brand): Promise<SignInTest> {
    if (row.kind === 'firebase')
      return row.client_id && row.api_key ? testFirebase(phoneServiceOf(row)) : 'incomplete';
    if (row.client_id === '' || issuerOf(row) === '') return 'incomplete';
    const service = await complete(row);
    if (service) return testOpenId(service, callbackOf(brand, row.kind));
    return row.secret_file === '' ? 'incomplete' : 'secret-unreadable';
  }

  return {
    async socialOf(brand) {
      const rows = await servicesOf(db.read, brand);
      const set = new Set<string>(rows.map(({ kind }) => kind));
      const house = outside.social.filter(({ provider }) => !set.has(provider));
      return [
        ...house.map(({ provider }) => ({ provider, label: '' })),
        ...rows.flatMap(({ kind, is_on, label }) =>
          is_on && isSocial(kind) ? [{ provider: kind, label }] : [],
        ),
      ].toSorted((one, other) => order(one.provider) - order(other.provider));
    },
    async providerOf(brand, asked) {
      const kind = signInKinds.find((one) => one === asked);
      if (!kind) return null;
      const row = await rowOf(brand, kind);
      if (row) return row.is_on ? complete(row) : null;
      const house = outside.social.find(({ provider }) => provider === kind);
      return house ? { ...house, label: '', revision: 0 } : null;
    },
    async phoneAuthOf(brand) {
      const row = await rowOf(brand, 'firebase');
      if (!row) return outside.phoneAuth;
      return row.is_on ? phoneServiceOf(row) : null;
    },
    admin: {
      async list(brand) {
        const rows = await servicesOf(db.read, brand.code);
        return signInKinds.map((kind) =>
          shown(brand, rows.find((row) => row.kind === kind) ?? emptyRow(brand.code, kind)),
        );
      },

      save: (brand, change, operator) =>
        db.transaction(async (tx) => {
          const { kind, note } = change;
          const before =
            (await lockService(tx, { brand: brand.code, kind })) ?? emptyRow(brand.code, kind);
          if (before.revision !== change.revision) return editConflict;
          const row = changed(before, change, (plain) => box.encrypt(secretLabel, plain));
          const fields = errorsOf(row, { hasSecretsDir: secretsDir !== null, isDemo: config.demo });
          if (Object.keys(fields).length > 0) return fail('invalid-input', { fields });
          if (!(await writeService(tx, row))) return editConflict;
          await recordAudit(tx, core, operator, {
            action: 'sign-in-service.changed',
            subject: `${brand.code}/${kind}`,
            before: inWords(before),
            after: `${inWords(row)}${change.secret ? ' · new secret' : ''}`,
            note,
          });
          return done(shown(brand, row));
        }),

      async test(brand, kind) {
        const row = await rowOf(brand.code, kind);
        return row ? testOf(row, brand) : 'incomplete';
      },
    },
  };
}

const order = (kind: SignInKind) => signInKinds.indexOf(kind);

const phoneServiceOf = ({
  client_id,
  api_key,
  keys_url,
  emulator_url,
}: SignInRow): PhoneAuthService => ({
  projectId: client_id,
  apiKey: api_key,
  keysUrl: keys_url || firebaseKeysUrl,
  emulatorUrl: emulator_url && new URL(emulator_url).origin,
});

const emptyRow = (brand: string, kind: SignInKind): SignInRow => ({
  brand,
  kind,
  is_on: false,
  label: '',
  issuer: '',
  client_id: '',
  api_key: '',
  keys_url: '',
  emulator_url: '',
  locked_secret: null,
  secret_file: '',
  revision: 0,
});

/** A new secret, or a file, takes the place of the stored one. */
function changed(
  before: SignInRow,
  change: SignInChange,
  lock: (plain: string) => string,
): SignInRow {
  const { secret, secretFile } = change;
  const stored = secretFile === '' ? before.locked_secret : null;
  return {
    ...before,
    is_on: change.isOn,
    label: change.label,
    issuer: change.issuer,
    client_id: change.clientId,
    api_key: change.apiKey,
    keys_url: change.keysUrl,
    emulator_url: change.emulatorUrl,
    locked_secret: secret && secretFile === '' ? lock(secret) : stored,
    secret_file: secretFile,
    revision: before.revision + 1,
  };
}

const missing = { code: 'required' } as const;

/** What a service lacks to be switched on. */
function errorsOf(
  row: SignInRow,
  { hasSecretsDir, isDemo }: { readonly hasSecretsDir: boolean; readonly isDemo: boolean },
) {
  const fileError =
    row.secret_file !== '' && !hasSecretsDir ? { secretFile: { code: 'invalid' } as const } : {};
  // Plain http is for a sandbox on this machine: elsewhere it would reach what only this machine should.
  const unsafe = (address: string) => !isDemo && address.startsWith('http:');
  const addressError = {
    ...(unsafe(row.issuer) ? { issuer: { code: 'invalid' } as const } : {}),
    ...(unsafe(row.keys_url) ? { keysUrl: { code: 'invalid' } as const } : {}),
    ...(unsafe(row.emulator_url) ? { emulatorUrl: { code: 'invalid' } as const } : {}),
  };
  if (!row.is_on) return { ...fileError, ...addressError };
  const hasSecret = row.locked_secret !== null || row.secret_file !== '';
  return {
    ...fileError,
    ...addressError,
    ...(row.client_id === '' ? { clientId: missing } : {}),
    ...(row.kind === 'firebase' && row.api_key === '' ? { apiKey: missing } : {}),
    ...(row.kind === 'openid' && row.issuer === '' ? { issuer: missing } : {}),
    ...(row.kind === 'openid' && row.label === '' ? { label: missing } : {}),
    ...(row.kind !== 'firebase' && !hasSecret ? { secret: missing } : {}),
  };
}

const editConflict = fail('version-conflict', {
  detail: 'Another operator changed this service in the meantime. Look at it again, then decide.',
});

const callbackOf = (brand: Brand, kind: string) =>
  brand.origin + socialCallbackPath.replace(':provider', kind);

function shown(brand: Brand, row: SignInRow): SignInService {
  const stored = row.locked_secret === null ? 'missing' : 'stored';
  return {
    kind: row.kind,
    isOn: row.is_on,
    label: row.label,
    issuer: row.issuer,
    clientId: row.client_id,
    apiKey: row.api_key,
    keysUrl: row.keys_url,
    emulatorUrl: row.emulator_url,
    secretFile: row.secret_file,
    secret: row.secret_file === '' ? stored : 'file',
    callbackUrl: isSocial(row.kind) ? callbackOf(brand, row.kind) : null,
    revision: row.revision,
  };
}

/** For the audit trail: never the secret. */
const inWords = (row: SignInRow) =>
  [row.is_on ? 'on' : 'off', issuerOf(row), row.client_id, row.secret_file]
    .filter(Boolean)
    .join(' · ');
