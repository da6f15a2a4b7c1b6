import { createHttpClient } from '@canchero/shared-contracts/kit';

/** Client of the api on the page's own origin, without a session. */
export const api = createHttpClient(`${window.location.origin}/api/`);
