export { createWallet, type Wallet } from './wallet.service.ts';
export { spanOf, type FileSpan } from './statement-filter.ts';
export { walletRoutes } from './wallet.routes.ts';
export { shownEntry } from './statement-entry.ts';
export { statementEndpoints } from './statement.endpoints.ts';
