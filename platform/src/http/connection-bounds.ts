import type { Server } from 'node:http';
import { subscriberOf } from './network.ts';

interface Bounds {
  /** Files and sockets that this process may have open. */
  readonly openFiles: number;
  /** Whether an address is a trusted proxy, through which all visitors come. */
  readonly isProxy: (address: string) => boolean;
}

/** Share of the open files that one address may hold as connections. */
const shareOfAddress = 0.25;
/** Share that all addresses together may hold: the database, releases and logs need the rest. */
const shareOfAll = 0.85;

/**
 * Closes a new connection at once when its address already holds a quarter of the files that the process may
 * open, so that one machine with many idle connections does not lock out the others. Live streams have
 * tighter bounds of their own.
 */
export function boundConnections(server: Server, { openFiles, isProxy }: Bounds): void {
  if (openFiles === Infinity) return;
  const perAddress = Math.ceil(openFiles * shareOfAddress);
  server.maxConnections = Math.ceil(openFiles * shareOfAll);
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const address = subscriberOf(remoteAddress);
    const count = held.get(address) ?? 0;
    if (count >= perAddress) return void socket.destroy();
    held.set(address, count + 1);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left === 0) held.delete(address);
      else held.set(address, left);
    });
  });
}
