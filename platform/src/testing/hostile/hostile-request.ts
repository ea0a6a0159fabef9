import { calls, sessionHeader, type CallName } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import type { InjectOptions } from 'fastify';
import type { AnyCall } from '../../http/routes.ts';
import { sealed, type TestBrowser } from '../test-site.ts';
import type { Attack } from './attack.ts';
import type { HostileWorld } from './hostile-world.ts';
import { rawBodies } from './raw-bodies.ts';

export interface HostileRequest {
  readonly options: InjectOptions;
  /** Whether the contract refuses it in any case, whatever is in the database. */
  readonly mustFail: boolean;
}

interface SentRequest {
  readonly payload?: string | Buffer;
  readonly type?: string | null;
  readonly mustFail: boolean;
}

/** The HTTP request of an attack. */
export async function requestOf(
  world: HostileWorld,
  name: CallName,
  attack: Attack,
): Promise<HostileRequest> {
  const call: AnyCall = calls[name];
  const browser = world.browserOf(attack.as);
  const { path, query, rest, seen } = partsOf(call, attack.input);
  const key = attack.key === undefined ? world.freshKey() : attack.key;
  const sent = await bodyOf(world, call, { attack, rest });
  const queries = [query, attack.query].filter((text) => text !== '').join('&');
  return {
    mustFail:
      sent.mustFail ||
      !callSchemas[name].input.safeParse(seen).success ||
      !isAdmitted(call, attack) ||
      (call.once && !(key !== null && /^[\w.:-]{8,128}$/.test(key))),
    options: {
      method: call.method,
      url: queries === '' ? path : `${path}?${queries}`,
      remoteAddress: world.freshAddress(),
      headers: {
        host: 'localhost',
        ...given('cookie', cookieOf(browser, attack)),
        ...given(sessionHeader, attack.handle === undefined ? browser.token : attack.handle),
        ...given('idempotency-key', key),
        ...given('content-type', sent.type ?? null),
        ...attack.headers,
      },
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    },
  };
}

/** As the registrar takes them apart: parameters of the path, and the rest in the query or in the body. */
function partsOf(call: AnyCall, input: unknown) {
  const fields = isRecord(input) ? { ...input } : {};
  const params: Record<string, string> = {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    params[name] = segment(textOf(fields[name]));
    delete fields[name];
    return encodeURIComponent(params[name]);
  });
  const isInQuery = call.method === 'GET' || call.method === 'DELETE';
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    textOf(value),
  ]);
  const query = isInQuery ? new URLSearchParams(texts).toString() : '';
  const rest: unknown = isRecord(input) ? fields : input;
  const seen = isInQuery
    ? { ...Object.fromEntries(new URLSearchParams(query)), ...params }
    : asRead(rest, params);
  return { path, query, rest, seen };
}

function asRead(rest: unknown, params: Readonly<Record<string, string>>): unknown {
  const read: unknown = JSON.parse(JSON.stringify(rest));
  if (read === null) return params;
  return isRecord(read) ? { ...read, ...params } : read;
}

/** A part of a path that leads to this call and to no other. */
function segment(text: string): string {
  const whole = Buffer.from(text).toString();
  return ['', '.', '..'].includes(whole) ? 'x' : whole;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

async function bodyOf(
  world: HostileWorld,
  call: AnyCall,
  { attack, rest }: { readonly attack: Attack; readonly rest: unknown },
): Promise<SentRequest> {
  const raw = attack.rawBody === null ? undefined : rawBodies[attack.rawBody];
  if (call.method === 'GET') return { mustFail: false };
  if (raw) {
    const mustFail = call.method !== 'DELETE' && (raw.mustFail || call.sealed);
    return { payload: raw.bytes, type: raw.type, mustFail };
  }
  if (call.method === 'DELETE') return { mustFail: false };
  return call.sealed === attack.isSealedWrongly
    ? { payload: JSON.stringify(rest), type: 'application/json', mustFail: call.sealed }
    : {
        payload: await sealed(rest, await world.sealingKey()),
        type: 'application/jose',
        mustFail: !call.sealed,
      };
}

/** Whether the caller has the role that the call requires, and sends its credentials. */
function isAdmitted(call: AnyCall, { as, cookie, handle, headers }: Attack): boolean {
  if (headers['host'] === 'evil.example') return false;
  if (call.method !== 'GET' && headers['sec-fetch-site'] === 'cross-site') return false;
  if (call.audience === 'anyone') return true;
  if (cookie !== undefined || (call.method !== 'GET' && handle !== undefined)) return false;
  if (call.audience === 'operator') return as === 'operator';
  return as !== 'visitor' && as !== 'operator' && !(call.real && as === 'trial');
}

function cookieOf({ cookies }: TestBrowser, { cookie }: Attack): string | null {
  const own = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  if (cookie === undefined) return own === '' ? null : own;
  return cookie === null ? null : `croupier=${cookie}; croupier-console=${cookie}`;
}

const given = (name: string, value: string | null): Record<string, string> =>
  value === null ? {} : { [name]: value };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
