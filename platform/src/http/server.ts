import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import { boundConnections } from './connection-bounds.ts';
import { failureOfError } from './failure-of-error.ts';
import { openFilesAtMost } from './open-files.ts';
import { sendProblem } from './problems.ts';
import { hasOneHost, isPathTarget, pathTargetOf } from './request-host.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { trustedProxies } from './trusted-proxies.ts';

const largestBodyBytes = 256 * 1024;

/** The HTTP server without a route: security headers, one way to fail, no word of an exception to the outside. */
export async function createServer({
  ids,
  log,
  config,
}: Pick<Core, 'ids' | 'log' | 'config'>): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = log;
  const isProxy = trustedProxies(config.trustProxy);
  const http = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    trustProxy: config.trustProxy.length > 0 ? isProxy : false,
    rewriteUrl: pathTargetOf,
    genReqId: requestIds(ids),
    // What is logged of a request names it itself: a logger for each would cost every one of them.
    childLoggerFactory: (own) => own,
    requestTimeout: 30_000,
    // The first start with a shell packs its files: on a busy machine that takes longer than the usual 10 s.
    pluginTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      const failure = failureOfError(error);
      sendProblem(reply, failure.code, failure);
    },
  });
  // A page of another site may send plain text without asking first: nothing here takes it.
  http.removeContentTypeParser('text/plain');
  addSecurityHeaders(http);
  refuseBadTargets(http);
  boundConnections(http.server, { openFiles: openFilesAtMost(), isProxy });
  endConnectionsOnClose(http);
  await http.register(cookie);
  http.setErrorHandler((error, request, reply) => {
    const failure = failureOfError(error);
    if (failure.code === 'internal' || failure.code === 'unavailable')
      request.log.error({ err: error, request: request.id }, 'the request failed');
    return sendProblem(reply, failure.code, failure);
  });
  http.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, 'not-found', { detail: 'Nothing answers at this address.' }),
  );
  return http;
}

/**
 * While closing, a connection ends with its answer, and one that never asked for anything ends at once:
 * browsers open such connections ahead, and each would hold the server until it is forgotten.
 */
function endConnectionsOnClose(http: FastifyInstance): void {
  let isClosing = false;
  const silent = new Set<Socket>();
  http.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  http.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of silent) socket.destroy();
  });
  http.addHook('onRequest', (request, _reply, next) => {
    silent.delete(request.raw.socket);
    next();
  });
  http.addHook('onResponse', (request, _reply, next) => {
    if (isClosing) request.raw.socket.end();
    next();
  });
}

/**
 * Refuses on every route a target with a NUL, which no database stores, a target of another host than the
 * `Host` header's, and a request with two of these headers.
 */
function refuseBadTargets(http: FastifyInstance): void {
  http.addHook('onRequest', ({ url, raw }, reply, next) => {
    if (url.includes('%00') || !isPathTarget(url) || !hasOneHost(raw))
      sendProblem(reply, 'invalid-input');
    else next();
  });
}

/** Ids of this process: its own, and the request's number in it. */
function requestIds(ids: Core['ids']): () => string {
  const process = ids.next('req');
  let count = 0;
  return () => `${process}_${(++count).toString(36)}`;
}
