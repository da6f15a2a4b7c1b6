/**
 * Address of a chat with sales that already holds a message.
 * @param digits number with country code; null comes back when sales has none
 */
export function chatLink(digits: string, message: string): string | null {
  const number = digits.replace(/\D/g, '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : null;
}
