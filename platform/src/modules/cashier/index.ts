export {
  createCashier,
  type Cashier,
  type CashierUses,
  type DepositMethodDraft,
} from './cashier.service.ts';
export { cashierRoutes } from './cashier.routes.ts';
export { cashierEndpoints } from './cashier.endpoints.ts';
export { cashierJobs } from './cashier.jobs.ts';
export { paymentProvider, type PaymentProvider } from './payment-provider.ts';
export type { CashierTables } from './cashier.store.ts';
