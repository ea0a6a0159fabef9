import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

/** The trail; of one subject, as `padma/mfe-games`, where it is named. */
export const useAudit = (subject?: string) =>
  useAnswer(calls.audit, subject === undefined ? {} : { subject });
