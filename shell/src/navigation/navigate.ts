import type { HostServices } from '@canchero/shared-contracts/mfe';

type Navigate = HostServices['navigate'];
let current: Navigate | null = null;

/** Connects `navigate` to the router, once it is mounted. */
export const bindNavigate = (navigate: Navigate) => {
  current = navigate;
};

/** Navigates outside of React. Before the router is mounted, the whole page is loaded. */
export const navigate: Navigate = (to, options) => {
  if (current) current(to, options);
  else if (typeof to === 'string') window.location.assign(to);
};
