export { amountText, parseAmount } from './amount';
