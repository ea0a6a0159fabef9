import { batchRequests } from '@croupier/platform/db/index';
import { createServer } from '@croupier/platform/http/server';
import type { Booking } from '@croupier/platform/modules/ledger/index';
import { createLive } from '@croupier/platform/modules/live/index';
import { createProtection } from '@croupier/platform/modules/protection/index';
import { createProviders, walletEndpoints } from '@croupier/platform/modules/providers/index';
import { memberOf, openLedger, stake } from './bench-ledger.ts';

/**
 * The platform's own server with only the bet calls: a bare bet (a stake on a draw), and those of the wallet
 * protocol. Prints its address and runs until it is ended.
 */
async function main(url: string): Promise<void> {
  const { core, ledger } = openLedger(url);
  const live = createLive(core);
  const protection = createProtection(core, { live, endPlay: async () => undefined });
  const http = await createServer(core);
  const book = batchRequests((bookings: readonly Booking[]) =>
    core.db.transaction((tx) => ledger.book(tx, bookings)),
  );
  http.post<{ Body: { player: number; key: string } }>('/bet', async ({ body }) => {
    const booked = await book(stake(body.key, memberOf(body.player)));
    return { ok: booked.ok };
  });
  await http.register(
    walletEndpoints(
      createProviders(core, {
        ledger,
        protection,
        live,
        isSignedIn: async () => true,
        jackpotSharesOf: async () => [],
      }),
    ),
  );
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${address}\n`);
}

await main(process.env['DATABASE_URL'] ?? '');
