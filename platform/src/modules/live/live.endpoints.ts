import {
  lastEventParameter,
  livePath,
  refusedEvent,
  trialType,
  type MemberId,
  type AccountType,
  type StreamRefusal,
} from '@croupier/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import type { Hub } from './hub.ts';
import type { StreamSink } from './stream-index.ts';

export interface LiveVisitors {
  /** The brand that the request's host shows; `null` for an unknown host. */
  brandOf(request: FastifyRequest): Promise<{ readonly code: string } | null>;
  memberOf(request: FastifyRequest): Promise<StreamMember | null>;
}

const heartbeatMs = 15_000;
interface StreamMember {
  readonly id: MemberId;
  readonly type: AccountType;
  /** Handle of the session. */
  readonly token: string;
}

/** After a session ends, its stream is closed within this time. */
const recheckMs = 60_000;
/** Maximum of unsent bytes on a visitor's connection before it is closed. */
const unsentBytesAtMost = 256 * 1024;

/** The live stream: server-sent events at `livePath`. */
export function liveEndpoints(hub: Hub, visitors: LiveVisitors) {
  return async (http: FastifyInstance): Promise<void> => {
    const heartbeat = setInterval(() => hub.sendHeartbeat(), heartbeatMs).unref();
    // Runs before the server waits for its open requests: streams never end by themselves.
    http.addHook('preClose', async () => {
      clearInterval(heartbeat);
      hub.close();
    });
    http.get(livePath, async (request, reply) => {
      const brand = await visitors.brandOf(request);
      if (!brand) return reply.code(404).send();
      const member = await visitors.memberOf(request);
      return openStream(hub, visitors, { request, reply, brand: brand.code, member });
    });
  };
}

interface Opening {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly brand: string;
  readonly member: StreamMember | null;
}

function openStream(
  hub: Hub,
  visitors: LiveVisitors,
  { request, reply, brand, member }: Opening,
): FastifyReply {
  const response = reply.raw;
  const leave = hub.join({
    outlet: outletOf(reply),
    brand,
    member: member?.id ?? null,
    isTrial: member?.type === trialType,
    ip: request.ip,
    lastEventId: lastEventIdOf(request),
  });
  if (typeof leave !== 'function') return refuse(request, reply, leave);
  reply.hijack();
  const recheck = setInterval(() => void endIfOther(), recheckMs).unref();
  response.once('close', () => {
    clearInterval(recheck);
    leave();
  });
  return reply;

  async function endIfOther(): Promise<void> {
    if (!member) return;
    const now = await visitors.memberOf(request).catch(() => member);
    if (now?.token !== member.token) response.end();
  }
}

/** A browser that reconnects by itself sends the id in a header, our pages send it in the address. */
function lastEventIdOf({ headers, url }: FastifyRequest): string | null {
  const header = headers['last-event-id'];
  if (typeof header === 'string') return header;
  return new URLSearchParams(url.split('?')[1]).get(lastEventParameter);
}

/**
 * The process is full: a browser's stream gets the retry time as a field and as an event, because the page
 * sees neither status nor headers of a refused stream. Other clients get a problem response.
 */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { reason, retryAfterS }: StreamRefusal,
): FastifyReply {
  reply.header('connection', 'close');
  if (!request.headers.accept?.includes(streamType))
    return sendProblem(reply, reason === 'address' ? 'too-many-requests' : 'unavailable', {
      detail: `Too many live streams are open. Try again in ${retryAfterS} seconds.`,
      retryAfter: retryAfterS,
    });
  const data = JSON.stringify({ reason, retryAfterS });
  return reply
    .headers({ ...streamHeaders, 'retry-after': String(retryAfterS) })
    .send(`retry: ${retryAfterS * 1_000}\nevent: ${refusedEvent}\ndata: ${data}\n\n`);
}

const streamType = 'text/event-stream';

const streamHeaders = {
  'content-type': `${streamType}; charset=utf-8`,
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  // A connection kept alive after its stream would delay a drain.
  connection: 'close',
};

function outletOf(reply: FastifyReply): StreamSink {
  const response = reply.raw;

  /** Includes the security headers that the server has set on the reply. */
  function begin(): void {
    if (response.headersSent) return;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(200, streamHeaders);
    response.write('retry: 2000\n\n');
  }

  return {
    write: (text) => {
      begin();
      response.write(text);
      return response.writableLength < unsentBytesAtMost && !response.destroyed;
    },
    close: () => {
      begin();
      // For a slow visitor a clean end would wait without limit.
      if (response.writableLength < unsentBytesAtMost) response.end();
      else response.destroy();
    },
  };
}
