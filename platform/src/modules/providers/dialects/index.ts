import type { Dialect } from '../dialect.ts';
import { evolution } from './evolution.ts';
import { rs } from './rs.ts';
import { rsRsa } from './rs-rsa.ts';

/** All supported dialects. */
export const dialects: readonly Dialect[] = [rs, rsRsa, evolution];
