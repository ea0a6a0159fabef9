import { openJournal } from './journal.ts';
import { createSandbox } from './server.ts';

/**
 * Environment: `PAYMENTS_SECRET` (shared with the merchant), `PORT` (4002), `HOST` (this machine), `DATA`
 * (journal file; in memory without it), `ORIGIN` (as payers see it), `MERCHANT_ORIGIN` (the platform; two
 * ports below).
 */
const {
  PAYMENTS_SECRET: secret,
  PORT = '4002',
  HOST = '127.0.0.1',
  DATA: data,
  ORIGIN,
  MERCHANT_ORIGIN,
} = process.env;

if (!secret) {
  console.error(
    'sandbox-payments: set PAYMENTS_SECRET to the secret that is shared with the merchant',
  );
  process.exit(1);
}

const port = Number(PORT);
const app = createSandbox({
  secret,
  journal: openJournal(data ?? null),
  origin: () => ORIGIN ?? `http://localhost:${port}`,
  merchant: () => MERCHANT_ORIGIN ?? `http://localhost:${port - 2}`,
  payoutsAfterMs: 3_000,
});

try {
  await app.listen({ port, host: HOST });
  console.log(`sandbox-payments: ready on http://localhost:${port}`);
} catch (error) {
  console.error(
    `sandbox-payments: cannot listen on port ${port}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
