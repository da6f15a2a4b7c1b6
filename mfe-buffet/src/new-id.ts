export { newId } from '@canchero/shared-contracts/kit';
