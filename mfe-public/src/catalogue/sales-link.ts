/** Returns the address of the chat with sales. `number` is in digits, or a template's tag for them. */
export const salesLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
