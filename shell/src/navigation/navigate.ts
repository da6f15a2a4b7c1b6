import type { HostServices } from '@canchero/shared-contracts/mfe';

type Navigate = HostServices['navigate'];
let current: Navigate | null = null;

/** Called by the router once it stands. */
export const bindNavigate = (navigate: Navigate) => {
  current = navigate;
};

/** Navigation for code outside of React. Before the router stands, the whole page is sent there. */
export const navigate: Navigate = (to, options) => {
  if (current) current(to, options);
  else if (typeof to === 'string') window.location.assign(to);
};
