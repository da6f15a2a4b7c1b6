/** Parses a whole number from `min` to `max`. Returns null for any other text. */
export function wholeNumber(typed: string, { min, max }: { min: number; max: number }): number | null {
  const n = Number(typed);
  return typed.trim() !== '' && Number.isInteger(n) && n >= min && n <= max ? n : null;
}
