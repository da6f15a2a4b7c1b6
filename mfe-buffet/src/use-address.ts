export { useAddress } from '@canchero/shared-contracts/kit';
