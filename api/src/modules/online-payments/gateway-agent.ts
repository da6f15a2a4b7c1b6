import type { Agent } from '../../platform/audit/actor';

/** Returns the agent of what the gateway causes at a club. */
export const gatewayAgent = (clubId: string): Agent => ({
  requestId: 'mercadopago',
  actorId: null,
  role: null,
  clubId,
});
