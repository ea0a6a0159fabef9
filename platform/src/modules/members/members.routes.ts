import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Members } from './members.service.ts';

export const membersRoutes = ({ members }: { readonly members: Members }): Route[] => [
  on(calls.members, async ({ input }) => done(await members.find(input))),
  on(calls.memberRounds, ({ input: { memberId: id, ...page } }) => members.rounds({ id }, page)),
  on(calls.memberTickets, async ({ input: { memberId: id, ...page } }) =>
    done(await members.tickets({ id }, page)),
  ),
  on(calls.memberDeposits, ({ input: { memberId, ...page } }) => members.deposits(memberId, page)),
  on(calls.memberWithdrawals, ({ input: { memberId, ...page } }) =>
    members.withdrawals(memberId, page),
  ),
  on(calls.memberStatement, ({ input: { memberId: id, ...page } }) =>
    members.statement({ id }, page),
  ),
  on(calls.brandLabels, ({ input }) => members.labels.ofBrand(input.brand)),
  on(calls.memberLabels, ({ input }) => members.labels.of(input.memberId)),
  on(calls.setMemberLabels, ({ input, operator }) => members.labels.set(input, operator)),
  ...correctionRoutes(members),
];

const correctionRoutes = ({ corrections }: Members): Route[] => [
  on(calls.corrections, async ({ input }) => done(await corrections.page(input))),
  on(calls.memberCorrections, async ({ input }) => done(await corrections.page(input))),
  on(calls.proposeCorrection, ({ input, operator, key }) =>
    corrections.propose({ ...input, key }, operator),
  ),
  on(calls.confirmCorrection, ({ input, operator }) => corrections.confirm(input, operator)),
  on(calls.refuseCorrection, ({ input, operator }) => corrections.refuse(input, operator)),
];
