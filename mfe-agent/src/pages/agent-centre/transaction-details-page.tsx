export { Transactions as TransactionDetailsPage } from '../../features/transactions/transactions.tsx';
