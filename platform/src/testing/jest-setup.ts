import { closeAll } from './closing.ts';

// The first test of a run waits for the database server to start, on a machine that may be busy.
jest.setTimeout(30_000);

afterAll(closeAll);
