import type { HostServices } from '@canchero/shared-contracts/mfe';
import type { ChangeLog } from './change-log';

/**
 * Returns the host of a screen that undoes changes: each call that writes, also a widget's, is a change which cannot be
 * undone, unless its sender follows it with how. So an undo never reaches past one that somebody forgot. Calls that read
 * are GETs, and those that a query may abort.
 */
export const followedHost = (host: HostServices, changes: ChangeLog): HostServices => ({
  ...host,
  call: (endpoint, input, options) => {
    const answer = host.call(endpoint, input, options);
    return endpoint.method === 'GET' || options?.signal ? answer : changes.follow(answer, () => null);
  },
});
