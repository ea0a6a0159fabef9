import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../build/parts.mjs';
import { codeOf, messageOf } from './caught.mjs';
import { formerDatabases, providerIds } from './providers.mjs';
import { Refusal } from './refusal.mjs';

const oldest = 150_000;

/**
 * The databases of platform, studio and further providers: an external PostgreSQL, or the embedded one in the data
 * folder.
 * @typedef {Pick<import('./settings.mjs').Settings, 'dataDir' | 'databaseUrl' | 'studioDatabaseUrl'>} DatabaseSettings
 * @param {DatabaseSettings} settings
 * @returns {Promise<{ url: string, studioUrl: string, providerUrls: Record<string, string>, name: string, pid?: number, stop(): Promise<void> }>} `pid` of
 *   an embedded server
 */
export async function openDatabase({ dataDir, databaseUrl, studioDatabaseUrl }) {
  if (databaseUrl) return openGiven(databaseUrl, studioDatabaseUrl);
  /** @type {typeof import('../../platform/dist/db/index.js')} */
  const { openEmbedded } = await import(
    pathToFileURL(join(root, 'platform/dist/db/index.js')).href
  );
  const embedded = await openEmbedded({
    dataDir,
    providers: providerIds,
    formerDatabases,
  });
  return {
    ...embedded,
    providerUrls: { ...embedded.providerUrls },
    name: `embedded PostgreSQL in ${dataDir}`,
    stop: () => embedded.stop(),
  };
}

/**
 * @param {string} url
 * @param {string | null} studioUrl
 */
async function openGiven(url, studioUrl) {
  const { host } = addressOf(url, 'DATABASE_URL');
  const version = await ask(url, 'DATABASE_URL', 'SHOW server_version_num');
  if (Number(version) < oldest)
    throw new Refusal(`DATABASE_URL is a PostgreSQL older than 15 (${version}): use a newer one`);
  const forStudio = studioUrl ?? (await providerDatabase(url, 'studio'));
  addressOf(forStudio, 'STUDIO_DATABASE_URL');
  await ask(forStudio, 'STUDIO_DATABASE_URL', 'SELECT 1');
  /** @type {Record<string, string>} */
  const providerUrls = {};
  for (const id of providerIds) providerUrls[id] = await providerDatabase(url, id);
  const name = `PostgreSQL at ${host}`;
  return { url, studioUrl: forStudio, providerUrls, name, stop: async () => {} };
}

/**
 * A separate database beside the platform's: no provider sees the platform's data, or another provider's.
 * @param {string} url
 * @param {string} provider
 */
async function providerDatabase(url, provider) {
  const address = new URL(url);
  const site = address.pathname.slice(1) || 'croupier';
  const name = `${site}_${provider}`;
  address.pathname = `/${name}`;
  if (await isThere(url, name)) return address.href;
  const former = `${site}_${formerDatabases[provider]}`;
  const isCopy = formerDatabases[provider] !== undefined && (await isThere(url, former));
  await create(url, name, isCopy ? former : null);
  return address.href;
}

/**
 * @param {string} url
 * @param {string} database
 */
const isThere = async (url, database) =>
  (await ask(url, 'DATABASE_URL', 'SELECT 1 FROM pg_database WHERE datname = $1', [database])) !==
  undefined;

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * @param {string} url
 * @param {string} name
 * @param {string | null} copied the database that it begins as a copy of
 */
async function create(url, name, copied) {
  const template = copied === null ? '' : ` TEMPLATE ${quoted(copied)}`;
  try {
    await ask(url, 'DATABASE_URL', `CREATE DATABASE ${quoted(name)}${template}`);
  } catch (error) {
    throw new Refusal(
      `${messageOf(error)}; each provider needs a database of its own: create "${name}"`,
    );
  }
}

/**
 * @param {string} text
 * @param {string} variable
 */
function addressOf(text, variable) {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new Refusal(
    `${variable} must be the address of a PostgreSQL, as postgres://user@host/name`,
  );
}

/**
 * First value of the first row. An unreachable server is a refusal that shows no password.
 * @param {string} url
 * @param {string} variable
 * @param {string} sql
 * @param {unknown[]} values
 */
async function ask(url, variable, sql, values = []) {
  /** @type {typeof import('pg')} */
  const { default: pg } = await import(
    pathToFileURL(createRequire(join(root, 'platform/package.json')).resolve('pg')).href
  );
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: sql, values, rowMode: 'array' });
    return rows[0]?.[0];
  } catch (error) {
    const first = error instanceof AggregateError ? error.errors[0] : error;
    const why = messageOf(first) || codeOf(first);
    throw new Refusal(
      `${variable} cannot be used (${new URL(url).host || 'local socket'}): ${why}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
