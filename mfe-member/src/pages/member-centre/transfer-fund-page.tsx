export { Wallet as TransferFundPage } from '../../features/wallet/wallet.tsx';
