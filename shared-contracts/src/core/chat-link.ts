/**
 * Returns the address of a WhatsApp chat with a prefilled message, or null if the phone number has no digits.
 * @param digits phone number with country code
 */
export function chatLink(digits: string, message: string): string | null {
  const number = digits.replace(/\D/g, '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(message)}` : null;
}
