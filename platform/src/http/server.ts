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

/**
 * The HTTP server without routes: security headers, one error handler, and no exception message in an answer.
 */
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
    // Log lines name their request themselves: a child logger would cost time in every request.
    childLoggerFactory: (own) => own,
    requestTimeout: 30_000,
    // The first start with a new shell compresses its files, which can take longer than the default 10 s on a
    // busy machine.
    pluginTimeout: 120_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => {
      const failure = failureOfError(error);
      sendProblem(reply, failure.code, failure);
    },
  });
  // A page of another site can send plain text without a CORS preflight: no route here accepts it.
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
 * During shutdown a connection closes with its answer, and one without a request closes at once: browsers
 * open such connections in advance, and each would keep the server waiting until its time-out.
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

/** Request ids: the id of this process and the number of the request. */
function requestIds(ids: Core['ids']): () => string {
  const process = ids.next('req');
  let count = 0;
  return () => `${process}_${(++count).toString(36)}`;
}
