import type { ServerResponse } from 'node:http';
import { heardParameter, livePath } from '@croupier/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Member } from '../identity/index.ts';
import type { Hub, Outlet } from './hub.ts';

export interface LiveVisitors {
  /** Code of the brand that the request's host shows; `null` for an unknown host. */
  resolveBrand(request: FastifyRequest): Promise<string | null>;
  resolveMember(request: FastifyRequest): Promise<Member | null>;
}

const beatMs = 15_000;
/** A session that ended takes its stream along within this time, wherever it was ended. */
const recheckMs = 60_000;
/** What may wait for a visitor's connection before we give it up. */
const unsentBytesAtMost = 256 * 1024;

/** The live stream: server-sent events at `livePath`. */
export function liveEndpoints(hub: Hub, visitors: LiveVisitors) {
  return async (http: FastifyInstance): Promise<void> => {
    const beat = setInterval(() => hub.beat(), beatMs).unref();
    // Before the server waits for its open requests: these would never end by themselves.
    http.addHook('preClose', async () => {
      clearInterval(beat);
      hub.close();
    });
    http.get(livePath, async (request, reply) => {
      const brand = await visitors.resolveBrand(request);
      if (brand === null) return reply.code(404).send();
      const member = await visitors.resolveMember(request);
      reply.hijack();
      openStream(hub, visitors, { request, response: reply.raw, brand, member });
      return reply;
    });
  };
}

interface Opening {
  readonly request: FastifyRequest;
  readonly response: ServerResponse;
  readonly brand: string;
  readonly member: Member | null;
}

function openStream(
  hub: Hub,
  visitors: LiveVisitors,
  { request, response, brand, member }: Opening,
): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Kept alive after its stream has ended, the connection would hold up a drain.
    connection: 'close',
  });
  response.write('retry: 2000\n\n');
  const leave = hub.join({
    outlet: outletOf(response),
    brand,
    member: member?.id ?? null,
    lastEventId: lastHeardIn(request),
  });
  if (!leave) return void response.end();
  const recheck = setInterval(() => void endIfOther(), recheckMs).unref();
  response.once('close', () => {
    clearInterval(recheck);
    leave();
  });

  async function endIfOther(): Promise<void> {
    if (!member) return;
    const now = await visitors.resolveMember(request).catch(() => member);
    if (now?.token !== member.token) response.end();
  }
}

/** A browser that repeats by itself says it in a header, our pages in the address. */
function lastHeardIn({ headers, url }: FastifyRequest): string | null {
  const header = headers['last-event-id'];
  if (typeof header === 'string') return header;
  return new URLSearchParams(url.split('?')[1]).get(heardParameter);
}

function outletOf(response: ServerResponse): Outlet {
  return {
    write: (text) => {
      response.write(text);
      return response.writableLength < unsentBytesAtMost && !response.destroyed;
    },
    close: () => {
      // A slow visitor would keep a clean end waiting for ever.
      if (response.writableLength < unsentBytesAtMost) response.end();
      else response.destroy();
    },
  };
}
