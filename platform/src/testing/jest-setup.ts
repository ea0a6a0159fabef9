import { closeAll } from './closing.ts';

// A limit ends a test that hangs, also on a machine that is busy; a speed is never its subject.
jest.setTimeout(600_000);

afterAll(closeAll);
