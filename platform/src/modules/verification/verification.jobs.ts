import type { Job } from '../../core.ts';
import type { Verification } from './verification.service.ts';

const tenMinutes = 10 * 60_000;

export const verificationJobs = ({
  verification,
}: {
  readonly verification: Verification;
}): Job[] => [{ name: 'verification.sweep', everyMs: tenMinutes, run: () => verification.sweep() }];
