export { createWallet, type Wallet } from './wallet.service.ts';
export { walletRoutes } from './wallet.routes.ts';
export { shownEntry } from './statement-entry.ts';
export { statementEndpoints } from './statement.endpoints.ts';
