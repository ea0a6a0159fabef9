export { closing } from './closing.ts';
export { testClock, type TestClock } from './test-clock.ts';
export { testConfig, testCore, type TestCore, type TestCoreOptions } from './test-core.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
export { testRandom } from './test-random.ts';
