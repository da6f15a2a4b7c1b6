/** Returns an answer for `ApiServer.answer` that is given once `come` is called. */
export function late(reply: unknown): { answer(): Promise<unknown>; come(): void } {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { answer: () => coming.then(() => reply), come: () => come() };
}
