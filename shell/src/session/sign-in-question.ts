type Ask = () => Promise<string | null>;

const nobodyAsks: Ask = async () => null;
let current = nobodyAsks;

/** Connects `askToSignIn` to the dialog that asks. Returns the function that ends it. */
export function bindSignInQuestion(ask: Ask): () => void {
  current = ask;
  return () => {
    current = nobodyAsks;
  };
}

/**
 * Asks the user whose session lapsed to sign in again, over the page with what they typed. Resolves to a new token, or to
 * null if they give the page up or it has no such dialog.
 */
export const askToSignIn: Ask = () => current();
