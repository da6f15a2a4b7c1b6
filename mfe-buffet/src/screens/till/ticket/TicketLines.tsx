import type { Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { SubtractRegular } from '@fluentui/react-icons/headless/svg/subtract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../../text';
import { heldOf } from '../model/taken-up';
import { lineDiscount, lineTotal, type Ticket, type TicketLine } from '../model/ticket';

const useStyles = makeStyles({
  lines: { flex: '1 1 0', minHeight: '96px', margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 10px',
    padding: '6px 2px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  stepper: { display: 'flex', alignItems: 'center' },
  quantity: {
    minWidth: '26px',
    textAlign: 'center',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  name: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  short: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
  total: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface TicketLinesProps {
  ticket: Ticket;
  items: ReadonlyMap<string, Item>;
  formatter: Formatter;
  onQuantity(key: string, quantity: number): void;
  /** Discount, note, exact quantity. */
  onEdit(key: string): void;
}

/** What is on the ticket: plus and minus on each line, by hand or by key. The newest is in sight. */
export function TicketLines({ ticket, items, formatter, onQuantity, onEdit }: TicketLinesProps) {
  const text = useText();
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const { lines } = ticket;
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more line scrolls, not another quantity
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const onKeyDown = (event: KeyboardEvent, line: TicketLine) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '+') onQuantity(line.key, line.quantity + 1);
    else if (event.key === '-') onQuantity(line.key, line.quantity - 1);
    else if (event.key === 'Delete') onQuantity(line.key, 0);
    else return;
    event.preventDefault();
  };
  return (
    <ul ref={list} className={styles.lines} aria-label={text('ticket.lines')}>
      {lines.map((line) => {
        const { key, name, quantity, unit_price, note } = line;
        const item = line.item_id ? items.get(line.item_id) : undefined;
        const discount = lineDiscount(line);
        const available = item?.track_stock ? item.stock + heldOf(ticket, item.id) : null;
        return (
          <li key={key} className={styles.line} onKeyDown={(event) => onKeyDown(event, line)}>
            <span className={styles.stepper}>
              <Button
                appearance="subtle"
                icon={quantity === 1 ? <DeleteRegular /> : <SubtractRegular />}
                aria-label={quantity === 1 ? text('line.remove', { name }) : text('line.less', { name })}
                onClick={() => onQuantity(key, quantity - 1)}
              />
              <span className={styles.quantity}>{quantity}</span>
              <Button
                appearance="subtle"
                icon={<AddRegular />}
                aria-label={text('line.more', { name })}
                onClick={() => onQuantity(key, quantity + 1)}
              />
            </span>
            <button type="button" className={styles.name} onClick={() => onEdit(key)}>
              {name}
              <span className={styles.detail}>
                {text('line.each', { price: formatter.money(unit_price) })}
                {discount > 0 && ` · ${text('line.discounted', { amount: formatter.money(discount) })}`}
              </span>
              {note && <span className={styles.detail}>{note}</span>}
              {available !== null && available < quantity && (
                <span className={styles.short}>{text('line.short', { stock: available })}</span>
              )}
            </button>
            <span className={styles.total}>{formatter.money(lineTotal(line))}</span>
          </li>
        );
      })}
    </ul>
  );
}
