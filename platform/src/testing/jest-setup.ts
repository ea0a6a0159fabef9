import { closeAll } from './closing.ts';

// The first test of a run waits for the database server to start, on a machine that may be busy.
jest.setTimeout(30_000);
// One stumble of a busy machine is no failure; the log shows what needed a second run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

afterAll(closeAll);
