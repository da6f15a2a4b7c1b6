import { amountText, parseAmount } from '@canchero/shared-contracts/core';

/** Text of a field and the position of its caret. */
export interface Typed {
  text: string;
  caret: number;
}

const withoutPoints = (text: string) => text.replaceAll('.', '');

/** Returns the caret behind as many digits and commas as were before it. */
function caretBehind(count: number, text: string): number {
  let [seen, caret] = [0, 0];
  while (seen < count && caret < text.length) if (text[caret++] !== '.') seen += 1;
  return caret;
}

const grouped = (whole: string) => (whole.startsWith('0') ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.'));

/**
 * Writes the thousands of an amount while it is typed, with the caret behind the digit that it was behind. A point that
 * is typed is the decimal comma, until three digits follow. Pasted or otherwise inserted text is read as an amount;
 * text that is not an amount stays as it is.
 * @param before text before the change, with its thousands
 * @param inputType kind of the change, as of the DOM's InputEvent
 * @see https://www.w3.org/TR/input-events-1/#interface-InputEvent-Attributes
 */
export function typeAmount(before: string, { text, caret }: Typed, inputType: string | undefined): Typed {
  if (!/^(insertText|insertCompositionText|delete)/.test(inputType ?? '')) {
    const amount = parseAmount(text);
    const whole = amount === null ? text : amountText(amount);
    return { text: whole, caret: whole.length };
  }
  if (/[^\d.,]/.test(text)) return { text, caret };
  let [head, tail] = [text.slice(0, caret), text.slice(caret)];
  if (inputType?.startsWith('insert')) head = head.replace(/\.$/, ',');
  // only the point between thousands was erased: the digit beside it is meant
  else if (withoutPoints(text) === withoutPoints(before)) {
    if (inputType === 'deleteContentForward') tail = tail.slice(1);
    else head = head.slice(0, -1);
  }
  [head, tail] = [withoutPoints(head), withoutPoints(tail)];
  const [whole = '', ...decimals] = `${head}${tail}`.split(',');
  // three digits behind a typed separator: it was meant between thousands, which no zero begins
  const thousands =
    inputType?.startsWith('insert') && /^[1-9]/.test(whole) && decimals.length === 1 && decimals[0]?.length === 3;
  const next = thousands ? grouped(`${whole}${decimals[0]}`) : [grouped(whole), ...decimals].join(',');
  return { text: next, caret: caretBehind(head.length - (thousands && head.includes(',') ? 1 : 0), next) };
}
