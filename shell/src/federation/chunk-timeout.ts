/** Time for a manifest, an entry or a chunk to arrive. Tests shorten it in localStorage. */
export const chunkTimeout = (): number => Number(localStorage.getItem('canchero:chunk-timeout')) || 120_000;
