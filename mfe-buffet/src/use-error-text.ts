export { useErrorText } from '@canchero/shared-contracts/kit';
