/** The api lives on the page's own origin. */
export const API_BASE = `${window.location.origin}/api/`;
