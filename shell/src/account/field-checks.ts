/** Something, an @, and a domain with a dot; the server decides. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim());
