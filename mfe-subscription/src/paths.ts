/** Paths of the remote's screens, as `remote.ts` declares them. */
export const paths = {
  subscription: '/subscription',
  /** Path to which the gateway sends a payer back, with `subscription_id` in the query. */
  success: '/subscription/success',
  failure: '/subscription/failure',
};
