import { connectTo, type Database } from '@croupier/provider/connect';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;
export type Read = Kysely<Tables>;
export type Db = Database<Tables>;

export const connect = (url: string): Db => connectTo<Tables>(url, 'sportsbook');
