export { createCashier, type Cashier } from './cashier.service.ts';
export type { CashierUses } from './cashier-uses.ts';
export type { BrandRules, DepositMethodRules, PayoutMethodRules } from './brand-rules.ts';
export { cashierRoutes } from './cashier.routes.ts';
export { cashierEndpoints } from './cashier.endpoints.ts';
export { withdrawalAccounts } from './withdrawal-accounts.ts';
export { proofEndpoints, type ProofVisitors } from './proof.endpoints.ts';
export { cashierJobs } from './cashier.jobs.ts';
export { paymentProvider, type PaymentProvider } from './payment-provider.ts';
