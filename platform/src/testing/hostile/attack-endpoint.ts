import { livePath, sessionHeader } from '@croupier/contracts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { signedHeaders } from '../../http/signature.ts';
import type { EndpointAttack } from './endpoint-attack.ts';
import type { HostileWorld } from './hostile-world.ts';
import { changed } from './row-snapshot.ts';
import { leakedInternals } from './verdict.ts';

/**
 * Sends a hostile request to an endpoint. Throws where the server breaks or shows internals, where a row has
 * changed, and, for what a partner has signed, where money has moved.
 */
export async function attackEndpoint(
  world: HostileWorld,
  http: FastifyInstance,
  attack: EndpointAttack,
): Promise<void> {
  const before = await world.rows.look();
  const { status, headers, text } = await send(http, requestOf(world, attack));
  const report = `${attack.method} ${attack.path}: ${status} ${text.slice(0, 300)}`;
  if (status >= 500) throw error(attack, `it broke: ${report}`);
  if (headers['x-planted'] !== undefined) throw error(attack, `a header was planted: ${report}`);
  // A page holds hashes and marks, in which any letters may stand.
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  if (isProblem && leakedInternals.test(text)) throw error(attack, `it shows internals: ${report}`);
  const tables = changed(before, await world.rows.look()).filter(
    (table) => !attack.isSigned || table.startsWith('ledger'),
  );
  if (tables.length > 0) throw error(attack, `it has changed ${tables.join(', ')}: ${report}`);
}

/** A live stream never ends: its head is all of it that is looked at. */
async function send(http: FastifyInstance, options: InjectOptions) {
  const isStream = String(options.url).startsWith(livePath);
  if (!isStream) {
    const { statusCode, headers, payload } = await http.inject(options);
    return { status: statusCode, headers, text: payload };
  }
  const answer = await http.inject({ ...options, payloadAsStream: true });
  answer.stream().destroy();
  return { status: answer.statusCode, headers: answer.headers, text: '' };
}

function requestOf(world: HostileWorld, attack: EndpointAttack): InjectOptions {
  const { as, method, path, query, body, headers } = attack;
  const browser = world.browserOf(as);
  const url = query === '' ? path : `${path}?${query}`;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    // The method is one that the endpoint itself has named.
    method: methodOf(method),
    url,
    remoteAddress: world.freshAddress(),
    headers: {
      host: 'localhost',
      ...(cookie === '' ? {} : { cookie }),
      ...(browser.token === null ? {} : { [sessionHeader]: browser.token }),
      ...(body?.type ? { 'content-type': body.type } : {}),
      ...headers,
      ...(attack.isSigned ? signatureOf(world, attack, url) : {}),
    },
    ...(body ? { payload: body.bytes } : {}),
  };
}

type Method = NonNullable<InjectOptions['method']>;
const methods: readonly Method[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

function methodOf(name: string): Method {
  const method = methods.find((one) => one === name);
  if (!method) throw new Error(`an endpoint has the method ${name}, which no attack uses`);
  return method;
}

function signatureOf(
  { site, freshKey }: HostileWorld,
  { path, body }: EndpointAttack,
  url: string,
) {
  const { studio, payments } = site.core.config;
  const key = path.startsWith('/hooks/')
    ? { partner: 'sandbox', keyId: 'k1', secret: payments.secret }
    : { partner: 'studio', keyId: 'k1', secret: studio.secret };
  const request = { method: 'POST', path: url, body: body?.bytes ?? '' } as const;
  return signedHeaders(request, key, { now: site.core.clock.now(), nonce: freshKey() });
}

function error(attack: EndpointAttack, what: string): Error {
  return new Error(`${what}\n${JSON.stringify(attack).slice(0, 1_500)}`);
}
