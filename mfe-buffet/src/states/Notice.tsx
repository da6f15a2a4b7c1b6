export { Notice } from '@canchero/shared-contracts/ui';
