export { Income as MyIncomePage } from '../../features/income/income.tsx';
