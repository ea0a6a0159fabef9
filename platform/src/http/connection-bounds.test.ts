import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { closing } from '../testing/index.ts';
import { boundConnections } from './connection-bounds.ts';

/** A server that may have 40 open files, and idle connections to it. */
async function aServer(isProxy = false) {
  const server = createServer((_request, answer) => answer.end('here'));
  boundConnections(server, { openFiles: 40, isProxy: () => isProxy });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  const sockets: Socket[] = [];
  closing(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  async function connection(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }
  return { server, connection };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('it does not listen');
  return address.port;
}

const isAnswered = async (socket: Socket): Promise<boolean> => {
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
  ]).catch(() => '');
  return answer.includes('200');
};

test('an address that holds its share gets no further connection until one of them ends', async () => {
  const { connection } = await aServer();
  const held = await Promise.all(Array.from({ length: 10 }, connection));
  expect(await isAnswered(await connection())).toBe(false);
  const [first, second] = held;
  expect(second && (await isAnswered(second))).toBe(true);
  first?.end();
  if (first) await once(first, 'close');
  expect(await isAnswered(await connection())).toBe(true);
});

test('a trusted proxy may hold as many connections as it needs', async () => {
  const { connection } = await aServer(true);
  await Promise.all(Array.from({ length: 20 }, connection));
  expect(await isAnswered(await connection())).toBe(true);
});
