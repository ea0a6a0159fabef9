export { createJobRunner, type JobRunner, type JobRunnerOptions } from './job-runner.ts';
export { isNewestFence } from './job.store.ts';
