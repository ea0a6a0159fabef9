// `node https-proxy.mjs`: one server of the site, for other machines over HTTPS. Environment: PORT, TARGET
// (port of the server on this machine), CERTIFICATE, KEY, AUTHORITY (paths of PEM files).
import { readFileSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';

const { PORT, TARGET, CERTIFICATE = '', KEY = '', AUTHORITY = '' } = process.env;
const authorityPath = '/croupier-authority.crt';
const away = readFileSync(join(import.meta.dirname, '..', 'split', 'nginx', 'away.html'));
const authority = readFileSync(AUTHORITY);
const agent = new Agent({ keepAlive: true });

const server = createServer(
  { cert: readFileSync(CERTIFICATE), key: readFileSync(KEY) },
  (request, answer) => {
    if (request.url !== authorityPath) return passOn(request, answer);
    answer.writeHead(200, { 'content-type': 'application/x-x509-ca-cert' }).end(authority);
  },
);
// Live events stay open for hours.
server.requestTimeout = 0;
server.listen(Number(PORT), '::');

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} answer
 */
function passOn(request, answer) {
  const { method, url: path } = request;
  const passed = ask(
    { host: 'localhost', port: Number(TARGET), method, path, agent, headers: headersOf(request) },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  passed.once('error', () => answerUnavailable(answer));
  answer.once('close', () => passed.destroy());
  request.pipe(passed);
}

/**
 * What a visitor says of proxies before this one is not believed.
 * @param {import('node:http').IncomingMessage} request
 */
function headersOf({ headers, socket }) {
  const { forwarded, 'x-forwarded-host': _, ...own } = headers;
  return { ...own, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
}

/** @param {import('node:http').ServerResponse} answer */
function answerUnavailable(answer) {
  if (answer.headersSent) return void answer.destroy();
  answer.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' });
  answer.end(away);
}

for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
