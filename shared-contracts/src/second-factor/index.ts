export { secondFactorEndpoints } from './endpoints';
export { secondFactorErrors } from './errors';
export type { NewSecondFactor, SecondFactor } from './schema';
