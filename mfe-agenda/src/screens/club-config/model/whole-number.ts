/** The whole number that was typed, if it lies within bounds; else null. */
export function wholeNumber(typed: string, min: number, max: number): number | null {
  const n = Number(typed);
  return typed.trim() !== '' && Number.isInteger(n) && n >= min && n <= max ? n : null;
}
