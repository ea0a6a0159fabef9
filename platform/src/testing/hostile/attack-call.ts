import { calls, type CallName } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Attack } from './attack.ts';
import { requestOf, type HostileRequest } from './hostile-request.ts';
import type { HostileWorld } from './hostile-world.ts';
import { changed } from './row-snapshot.ts';
import { errorOf } from './verdict.ts';

interface Target {
  readonly world: HostileWorld;
  readonly http: FastifyInstance;
  readonly name: CallName;
}

/**
 * Sends attacks on a call. Throws at an answer that is neither a value nor a problem of the call, at a
 * value for what the contract refuses, and at a refusal that has changed a row.
 * @returns whether any of them was good enough to succeed.
 */
export async function attackCall(target: Target, attacks: readonly Attack[]): Promise<boolean> {
  const { world, name } = target;
  const requests: HostileRequest[] = [];
  for (const attack of attacks)
    for (let time = 0; time < attack.times; time++)
      requests.push(await requestOf(world, name, attack));

  const before = await world.rows.look();
  for (const request of requests.filter(({ mustFail }) => mustFail)) {
    if (await succeeds(target, request)) throw error(target, request, 'it was let through');
  }
  const after = await world.rows.look();
  const tables = changed(before, after);
  if (tables.length > 0)
    throw new Error(`${name}: refused requests have changed ${tables.join(', ')}`);

  let isDone = false;
  for (const request of requests.filter(({ mustFail }) => !mustFail))
    isDone = (await tryOne(target, request)) || isDone;
  return isDone;
}

/** A request that may be good: it succeeds, or it changes nothing. */
async function tryOne(target: Target, request: HostileRequest): Promise<boolean> {
  const { rows, revive } = target.world;
  const before = await rows.look();
  if (await succeeds(target, request)) {
    // What only reads ends no session.
    if (calls[target.name].method === 'GET') return false;
    await revive();
    return true;
  }
  const tables = changed(before, await rows.look());
  if (tables.length > 0)
    throw error(target, request, `it was refused and has changed ${tables.join(', ')}`);
  return false;
}

async function succeeds(target: Target, request: HostileRequest): Promise<boolean> {
  const { statusCode, headers, payload } = await target.http.inject(request.options);
  const wrong = errorOf(calls[target.name], { status: statusCode, headers, text: payload });
  if (wrong) throw error(target, request, `${wrong}: ${statusCode} ${payload.slice(0, 300)}`);
  return statusCode < 300;
}

function error({ name }: Target, { options }: HostileRequest, what: string): Error {
  return new Error(`${name}: ${what}\n${JSON.stringify(options).slice(0, 1_500)}`);
}
