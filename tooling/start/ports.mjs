import { createServer } from 'node:net';
import { codeOf } from './caught.mjs';
import { Refusal } from './refusal.mjs';

/**
 * Refuses to start if another process listens on one of the ports.
 * @param {Record<string, number>} ports
 * @param {string} command
 */
export async function requireFreePorts(ports, command = 'npm start') {
  for (const [name, port] of Object.entries(ports)) {
    const error = await errorOf(port);
    if (error === 'EADDRINUSE') {
      throw new Refusal(
        `port ${port} (${name}) is taken: stop what runs there, or choose another with ${command} -- --port N`,
      );
    }
    if (error)
      throw new Refusal(
        `port ${port} (${name}) cannot be opened (${error}): choose another with ${command} -- --port N`,
      );
  }
}

/**
 * Tries both address families: a server on 127.0.0.1 alone would still get the browser's requests.
 * @param {number} port
 */
async function errorOf(port) {
  for (const host of ['::', '127.0.0.1']) {
    const error = await tryToListen(port, host);
    if (error && error !== 'EAFNOSUPPORT' && error !== 'EADDRNOTAVAIL') return error;
  }
  return null;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>}
 */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(codeOf(error) ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
