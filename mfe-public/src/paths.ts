/** Full paths of this remote's pages of text. */
export const paths = { privacy: '/privacy', terms: '/terms' } as const;
