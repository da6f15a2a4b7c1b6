export { DialogHost } from '@canchero/shared-contracts/ui-overlay';
