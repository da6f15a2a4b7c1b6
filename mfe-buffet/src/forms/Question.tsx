export { Question } from '@canchero/shared-contracts/ui-overlay';
