export { createCarries, type CarryAccount } from './carry.store.ts';
export { termsOfDay, type DatedTerms } from './dated-terms.ts';
export { payableOf } from './payable.ts';
export { payClosedDay } from './pay-closed-day.ts';
export { nextPaymentAt } from './payment-time.ts';
export { createTermsAdmin, type TermsAdmin } from './terms-admin.ts';
