import { ConfigRefused } from '@croupier/provider/settings';
import { pino, type Logger } from 'pino';
import { createStudio } from './app.ts';
import { readConfigs, type Config } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';

async function main(): Promise<void> {
  const configs = readConfigs(process.env);
  const log = pino({ name: 'studio', level: configs[0]?.logLevel ?? 'info' });
  // The first one listens last: a caller that waits for the program waits for its port.
  const [first, ...others] = configs;
  const open = [...(await Promise.all(others.map((config) => serve(config, log))))];
  if (first) open.push(await serve(first, log));

  const stop = async () => {
    await Promise.all(open.map((close) => close()));
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

/** Runs one provider on its own port and database; the result stops it. */
async function serve(config: Config, parent: Logger): Promise<() => Promise<void>> {
  const log = parent.child({ provider: config.provider });
  await migrate(config.databaseUrl);
  const db = connect(config.databaseUrl);
  const server = await createStudio({ config, db, log });
  await server.listen({ port: config.port, host: config.host });
  log.info({ port: config.port }, 'the provider listens');
  return async () => {
    await server.close();
    await db.close();
  };
}

main().catch((error: unknown) => {
  const isClear = error instanceof ConfigRefused || (error instanceof Error && 'code' in error);
  process.stderr.write(
    `${isClear && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
