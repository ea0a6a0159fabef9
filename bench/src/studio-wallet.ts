import { createServer } from 'node:http';
import type { WalletRequest } from '@croupier/contracts';

/** A wallet with a large balance that accepts everything: only the studio's page is measured. */
export async function openStudioWallet(port: number): Promise<() => Promise<void>> {
  let balance = 1_000_000_000_000n;
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const asked: WalletRequest = JSON.parse(body);
      const call = request.url?.split('/').at(-1);
      if (call === 'bet') balance -= BigInt(asked.amount ?? '0');
      if (call === 'win') balance += BigInt(asked.amount ?? '0');
      reply.end(
        JSON.stringify({
          status: 'RS_OK',
          request_uuid: asked.request_uuid,
          user: 'mem_bench',
          currency: 'BDT',
          balance: String(balance),
          ...(call === 'authenticate' ? { token: 'bench', language: 'en' } : {}),
        }),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
}
