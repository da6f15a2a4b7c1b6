import type { Formatter } from '@canchero/shared-contracts/kit';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { type KeyboardEvent, memo } from 'react';
import { useText } from '../../../text';
import { lineDiscount, lineTotal, type TicketLine } from '../model/ticket';
import * as css from './line.module.css';

interface LineProps {
  line: TicketLine;
  /** Stock to sell; null if untracked. */
  available: number | null;
  /** True if a colleague took the item off sale since. */
  offSale: boolean;
  formatter: Formatter;
  onQuantity(key: string, quantity: number): void;
  onEdit(key: string): void;
}

/** Line of the ticket with plus and minus. Plain buttons, since it renders between a tap and its paint. */
export const Line = memo(function Line({ line, available, offSale, formatter, onQuantity, onEdit }: LineProps) {
  const text = useText();
  const { key, name, quantity, unit_price, note } = line;
  const discount = lineDiscount(line);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+') onQuantity(key, quantity + 1);
    else if (event.key === '-') onQuantity(key, quantity - 1);
    else if (event.key === 'Delete') onQuantity(key, 0);
    else return;
    event.preventDefault();
  };
  return (
    <li className={css.line} onKeyDown={onKeyDown}>
      <span className={css.stepper}>
        <button
          type="button"
          className={css.step}
          aria-label={quantity === 1 ? text('line.remove', { name }) : text('line.less', { name })}
          onClick={() => onQuantity(key, quantity - 1)}
        >
          {quantity === 1 ? <DeleteRegular /> : <SubtractRegular />}
        </button>
        <span className={css.quantity}>{quantity}</span>
        <button
          type="button"
          className={css.step}
          aria-label={text('line.more', { name })}
          onClick={() => onQuantity(key, quantity + 1)}
        >
          <AddRegular />
        </button>
      </span>
      <button type="button" className={css.name} onClick={() => onEdit(key)}>
        {name}
        <span className={css.detail}>
          {text('line.each', { price: formatter.money(unit_price) })}
          {discount > 0 && ` · ${text('line.discounted', { amount: formatter.money(discount) })}`}
        </span>
        {note && <span className={css.detail}>{note}</span>}
        {offSale && <span className={css.short}>{text('line.offSale')}</span>}
        {available !== null && available < quantity && (
          <span className={css.short}>{text('line.short', { stock: available })}</span>
        )}
      </button>
      <span className={css.total}>{formatter.money(lineTotal(line))}</span>
    </li>
  );
});
