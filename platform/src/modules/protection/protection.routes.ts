import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Protection } from './protection.service.ts';
import {
  cancelStep,
  confirmStep,
  excludeStep,
  intervalStep,
  limitStep,
  returnStep,
  reviewStep,
  timeOutStep,
} from './steps.ts';

export const protectionRoutes = ({ protection }: { readonly protection: Protection }): Route[] => [
  on(calls.protection, ({ member }) => protection.status(member)),
  on(calls.protectionHistory, ({ member }) => protection.history(member)),
  on(calls.setLimit, ({ member, input }) =>
    protection.decide(member, limitStep(input, input.value)),
  ),
  on(calls.confirmLimit, ({ member, input }) =>
    protection.decide(member, confirmStep(input, input.expected)),
  ),
  on(calls.cancelLimitChange, ({ member, input }) => protection.decide(member, cancelStep(input))),
  on(calls.reviewLimits, ({ member }) => protection.decide(member, reviewStep)),
  on(calls.takeTimeOut, ({ member, input }) =>
    protection.decide(member, timeOutStep(input.length)),
  ),
  on(calls.excludeSelf, ({ member, input }) =>
    protection.decide(member, excludeStep(input.length, 'self-exclusion')),
  ),
  on(calls.askToReturn, ({ member }) => protection.decide(member, returnStep)),
  on(calls.setRealityCheck, ({ member, input }) =>
    protection.decide(member, intervalStep(input.minutes)),
  ),
  on(calls.keepPlaying, ({ member }) => protection.keepPlaying(member)),
  on(calls.answerRealityCheck, ({ member, input }) => protection.answerCheck(member, input.goOn)),
  on(calls.memberProtection, ({ input }) => protection.dossier(input)),
  on(calls.excludeMember, ({ operator, input }) => protection.exclude(operator, input)),
];
