import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import type { Cashier } from './cashier.service.ts';

export function cashierRoutes({ cashier }: { cashier: Cashier }): Route[] {
  const { admin } = cashier;
  return [
    on(calls.depositMethods, ({ member }) => cashier.methods(member.brand)),
    on(calls.requestDeposit, ({ member, input, key, origin }) =>
      cashier.request(member, input, { key, origin }),
    ),
    on(calls.deposits, ({ member, input }) => cashier.deposits(member, input)),
    on(calls.openDepositPage, ({ member, input }) => cashier.openPage(member, input.id)),
    on(calls.cancelDeposit, ({ member, input }) => cashier.cancelDeposit(member, input.id)),
    on(calls.uploadProof, ({ member, input }) => cashier.uploadProof(member, input.image)),
    on(calls.proveDeposit, ({ member, input }) => cashier.prove(member, input)),
    on(calls.payoutTerms, ({ member }) => cashier.payoutTerms(member)),
    on(calls.addPayoutAccount, ({ member, input }) => cashier.addPayoutAccount(member, input)),
    on(calls.removePayoutAccount, ({ member, input }) =>
      cashier.removePayoutAccount(member, input.id),
    ),
    on(calls.preferPayoutAccount, ({ member, input }) =>
      cashier.preferPayoutAccount(member, input.id),
    ),
    on(calls.requestWithdrawal, ({ member, input, key }) => cashier.withdraw(member, input, key)),
    on(calls.withdrawals, ({ member, input }) => cashier.withdrawals(member, input)),
    on(calls.withdrawal, ({ member, input }) => cashier.withdrawal(member, input.id)),
    on(calls.cancelWithdrawal, ({ member, input }) => cashier.cancelWithdrawal(member, input.id)),
    on(calls.answerReceipt, ({ member, input }) => cashier.answerReceipt(member, input)),
    on(calls.confirmAllReceipts, ({ member }) => cashier.confirmAllReceipts(member)),

    on(calls.adminWithdrawals, ({ input }) => admin.withdrawals(input)),
    on(calls.withdrawalFile, ({ input }) => admin.file(input.id)),
    on(calls.approveWithdrawal, ({ operator, input }) => admin.approve(operator, input)),
    on(calls.rejectWithdrawal, ({ operator, input }) => admin.reject(operator, input)),
    on(calls.settleDispute, ({ operator, input }) => admin.settleDispute(operator, input)),
    on(calls.settleParkedPayout, ({ operator, input }) => admin.settleParked(operator, input)),
    on(calls.adminDeposits, ({ input }) => admin.deposits(input)),
    on(calls.adminDepositMethods, ({ input }) => admin.depositMethods(input)),
    on(calls.setDepositTurnover, ({ operator, input }) => admin.setTurnover(operator, input)),
    on(calls.unmatchedTransfers, () => admin.unmatchedTransfers()),
    on(calls.matchDeposit, ({ operator, input }) => admin.match(operator, input)),
    on(calls.refuseDeposit, ({ operator, input }) => admin.refuse(operator, input)),
  ];
}
