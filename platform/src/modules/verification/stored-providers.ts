import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSocial, type SignInKind } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { socialIssuers, type SocialService } from '../../outside-services.ts';
import type { SecretBox } from '../../secret-box.ts';
import { servicesOf, type SignInRow } from './sign-in-services.store.ts';

export const secretLabel = 'sign-in secret';

/** A provider of a brand, complete with its secret. */
export interface BrandProvider extends SocialService {
  /** On the button of an OpenID provider. */
  readonly label: string;
  /** Rises when the settings change: what is kept in memory of a provider belongs to one of them. */
  readonly revision: number;
}

export type StoredProvidersDependencies = Pick<Core, 'db' | 'clock' | 'ids' | 'config' | 'log'>;

/** Providers as operators have stored them, with their secrets. */
export function storedProviders(
  core: StoredProvidersDependencies,
  { box }: { readonly box: SecretBox },
) {
  const { db, config, log } = core;
  const { secretsDir } = config;

  async function rowOf(brand: string, kind: SignInKind): Promise<SignInRow | null> {
    return (await servicesOf(db.read, brand)).find((row) => row.kind === kind) ?? null;
  }

  /** `null` where there is none, or its file is not there. */
  async function secretOf({ locked_secret, secret_file }: SignInRow): Promise<string | null> {
    if (locked_secret !== null) return box.decrypt(secretLabel, locked_secret);
    if (secret_file === '' || secretsDir === null) return null;
    try {
      return (await readFile(join(secretsDir, secret_file), 'utf8')).trim() || null;
    } catch (error) {
      log.error({ err: error, file: secret_file }, 'the secret of a sign-in service is not there');
      return null;
    }
  }

  async function complete(row: SignInRow): Promise<BrandProvider | null> {
    if (!isSocial(row.kind)) return null;
    const clientSecret = await secretOf(row);
    const issuer = issuerOf(row);
    if (clientSecret === null || row.client_id === '' || issuer === '') return null;
    const { kind: provider, client_id: clientId, label, revision } = row;
    return { provider, issuer, clientId, clientSecret, label, revision };
  }

  return { rowOf, complete };
}

export const issuerOf = ({ kind, issuer }: SignInRow): string =>
  issuer || (kind === 'google' || kind === 'facebook' ? socialIssuers[kind] : '');
