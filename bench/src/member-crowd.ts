import { CompactEncrypt, importJWK } from 'jose';
import pg from 'pg';
import { calls, type LoginInput, type SealingKey } from '@croupier/contracts';
import type { LoadRequest } from './load.ts';

/** The template of all bench members: the same password, hashed once. */
export const model = {
  username: 'bench_model',
  password: 'Bench2026!',
  paymentPin: '246810',
  affiliateCode: null,
};

const nameOf = (number: number) => `bench_${number}`;

/** Creates members by SQL: registering each of them would run the password hash before it is measured. */
export async function makeCrowd(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO members SELECT (json_populate_record(member, json_build_object(
       'id', 'mem_bench' || n, 'username', 'bench_' || n, 'username_key', 'bench_' || n))).*
     FROM members AS member, generate_series(0, $2::int - 1) AS n WHERE username_key = $1`,
    [model.username, size],
  );
  await client.end();
}

/** One sign-in request per member, encrypted as a browser does. */
export async function sealedLogins(origin: string, size: number): Promise<readonly string[]> {
  const answer = await fetch(`${origin}${calls.sealingKey.path}`);
  const { value }: { value: SealingKey } = JSON.parse(await answer.text());
  const key = await importJWK({ ...value }, 'ECDH-ES');
  const seal = (number: number) => {
    const { password } = model;
    const input: LoginInput = { type: 'username', username: nameOf(number), password };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(input)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: value.kid })
      .encrypt(key);
  };
  return Promise.all(Array.from({ length: size }, (_, number) => seal(number)));
}

let visitors = 0;

/** Signs in from a separate address: the rate limit per address is not measured. */
export function loginRequest(body: string): LoadRequest {
  const visitor = visitors++;
  return {
    method: 'POST',
    path: calls.login.path,
    headers: {
      'content-type': 'application/jose',
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    },
    body,
  };
}

/** The cookies of one sign-in, as a browser sends them: the session, and the device. */
export async function signIn(origin: string, body: string): Promise<string> {
  const { path, headers = {} } = loginRequest(body);
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the bench could not sign in: ${await answer.text()}`);
  const kept = answer.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0;'));
  return kept.map((cookie) => cookie.split(';')[0]).join('; ');
}
