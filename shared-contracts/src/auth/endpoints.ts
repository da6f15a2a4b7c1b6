import { accountEndpoints } from './account-endpoints';
import { sessionEndpoints } from './session-endpoints';

export const authEndpoints = { ...accountEndpoints, ...sessionEndpoints };
