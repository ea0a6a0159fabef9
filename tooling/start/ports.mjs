import { createServer } from 'node:net';
import { codeOf } from './caught.mjs';
import { Refusal } from './refusal.mjs';

/** Ports of other protocols that browsers and `fetch` refuse to call (Fetch Standard, port blocking), above 1023. */
const blocked = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/**
 * Refuses to start if browsers refuse one of the ports, or another process listens on it.
 * @param {Record<string, number>} ports
 * @param {string} command
 */
export async function requireFreePorts(ports, command = 'npm start') {
  for (const [name, port] of Object.entries(ports)) {
    if (blocked.has(port))
      throw new Refusal(
        `port ${port} (${name}) is one that browsers refuse: choose another with ${command} -- --port N`,
      );
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
 * Whether a port cannot be opened.
 * @param {number} port
 */
export const isTaken = async (port) => (await errorOf(port)) !== null;

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
