import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { ProtectionAdmin } from './protection-admin.ts';
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

interface Dependencies {
  readonly protection: Protection;
  readonly protectionAdmin: ProtectionAdmin;
}

export const protectionRoutes = ({ protection, protectionAdmin }: Dependencies): Route[] => [
  on(calls.protectionRules, async ({ brand }) => done(await protection.rules(brand.code))),
  on(calls.protection, async ({ member }) => done(await protection.status(member))),
  on(calls.protectionHistory, async ({ member }) => done(await protection.history(member))),
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
  on(calls.memberProtection, ({ input }) => protectionAdmin.brandDetails(input)),
  on(calls.setMemberLimit, ({ operator, input }) => protectionAdmin.setLimit(operator, input)),
  on(calls.beginMemberBreak, ({ operator, input }) => protectionAdmin.beginBreak(operator, input)),
  on(calls.excludeMember, ({ operator, input }) => protectionAdmin.exclude(operator, input)),
];
