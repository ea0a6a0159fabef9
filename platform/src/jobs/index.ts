export { createJobRunner, type JobRunner, type JobRunnerOptions } from './job-runner.ts';
export { isNewestFence, type JobTables } from './job.store.ts';
