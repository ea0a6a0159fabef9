import { ConfigRefused } from '@croupier/provider/settings';
import { pino } from 'pino';
import { createSportsbook } from './app.ts';
import { readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ name: 'sportsbook', level: config.logLevel });
  await migrate(config.databaseUrl);
  const db = connect(config.databaseUrl);
  const server = await createSportsbook({ config, db, log });
  await server.listen({ port: config.port, host: config.host });
  log.info({ port: config.port }, 'the sports book listens');

  const stop = async () => {
    await server.close();
    await db.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}

main().catch((error: unknown) => {
  const isClear = error instanceof ConfigRefused || (error instanceof Error && 'code' in error);
  process.stderr.write(
    `${isClear && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
