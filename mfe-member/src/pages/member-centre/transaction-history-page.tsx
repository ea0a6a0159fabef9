export { AccountRecord as TransactionHistoryPage } from '../../features/account-record/account-record.tsx';
