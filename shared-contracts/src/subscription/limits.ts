/** Max. characters of the reason for which an owner leaves. */
export const MAX_LEAVING_REASON = 500;
