import { newOpaqueToken } from './opaque-token';

/** Beginning of every deploy token, by which scanners of sources find one that was published by mistake. */
const PREFIX = 'canchero_deploy_';

export const newDeployToken = (): string => PREFIX + newOpaqueToken();

export const isDeployToken = (token: string): boolean => token.startsWith(PREFIX);
