/** Resolves like `promise`, or with `otherwise` if it rejects or takes longer. */
export async function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([promise.catch(() => otherwise), limit]).finally(() => clearTimeout(timer));
}
