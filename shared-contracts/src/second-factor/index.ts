export { secondFactorEndpoints } from './endpoints';
export { secondFactorErrors } from './errors';
export { CODE_LENGTH } from './limits';
export type { NewSecondFactor, SecondFactor } from './schema';
