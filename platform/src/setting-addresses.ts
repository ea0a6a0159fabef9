import { isIP } from 'node:net';
import type { Environment } from './environment.ts';
import { readHost } from './http/request-host.ts';
import type { settingError } from './setting-error.ts';

export interface DemoHost {
  readonly brand: string;
  readonly host: string;
}

/** Readers of addresses and lists of addresses. */
export function addressReaders(
  env: Environment,
  errors: string[],
  { error }: { readonly error: ReturnType<typeof settingError> },
) {
  function origin(name: string, otherwise: string): string {
    const text = env[name] || otherwise;
    if (originOf(text) === null) error(name, 'must be an origin, as http://localhost:4000');
    return originOf(text) ?? otherwise;
  }

  function databaseUrl(name: string): string {
    const text = env[name] ?? '';
    if (!/^postgres(ql)?:\/\//.test(text))
      errors.push(`${name} must be the address of a PostgreSQL, as postgres://user@host/name`);
    return text;
  }

  function redisUrl(name: string): string | null {
    const text = env[name];
    if (!text) return null;
    // The value is not shown: it may contain a password.
    if (!/^rediss?:\/\//.test(text) || !URL.canParse(text))
      errors.push(`${name} must be the address of a Redis or Valkey, as redis://host:6379`);
    return text;
  }

  function moduleOrigins(name: string): Readonly<Record<string, string>> {
    const origins: Record<string, string> = {};
    for (const pair of (env[name] ?? '').split(',').filter(Boolean)) {
      const [module = '', text = ''] = pair.split('=');
      const value = originOf(text);
      if (!module || value === null)
        error(name, 'must be pairs with commas between, as mfe-games=http://localhost:4101');
      else origins[module.trim()] = value;
    }
    return origins;
  }

  function origins(name: string, otherwise = ''): readonly string[] {
    const texts = (env[name] || otherwise).split(',').filter(Boolean);
    const named = texts.flatMap((text) => originOf(text.trim()) ?? []);
    if (named.length < texts.length)
      error(name, 'must be origins with commas between, as https://games.example');
    return named;
  }

  function demoHosts(name: string): readonly DemoHost[] {
    const pairs = (env[name] ?? '').split(',').filter(Boolean);
    return pairs.flatMap((pair) => {
      const [brand = '', text = ''] = pair.split('=');
      const host = readHost(text)?.host;
      if (brand && host !== undefined) return [{ brand, host }];
      error(name, 'must be pairs with commas between, as padma=192.168.1.7');
      return [];
    });
  }

  function addresses(name: string): readonly string[] {
    const texts = (env[name] ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean);
    if (!texts.every(isAddressOrRange))
      error(name, 'must be IP addresses or ranges with commas between, as 10.0.0.0/8');
    return texts.filter(isAddressOrRange);
  }

  return { origin, origins, databaseUrl, redisUrl, moduleOrigins, demoHosts, addresses };
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const family = isIP(address);
  if (family === 0 || prefix === undefined) return family > 0;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search
    ? url.origin
    : null;
}
