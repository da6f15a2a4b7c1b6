/**
 * Address of a chat that already holds a message.
 * @param digits number with country code; null comes back when there is none
 */
export function chatLink(digits: string, message: string): string | null {
  const number = digits.replace(/\D/g, '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : null;
}
