import type { Item } from '@canchero/shared-contracts/item';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../../../text';
import { heldOf } from '../model/resumed-order';
import { isOffSale, type Ticket } from '../model/ticket';
import { Line } from './line';

const useStyles = makeStyles({
  lines: { flex: '1 1 0', minHeight: '104px', margin: 0, padding: 0, overflowY: 'auto', listStyleType: 'none' },
});

interface TicketLinesProps {
  ticket: Ticket;
  items: ReadonlyMap<string, Item>;
  formatter: Formatter;
  onQuantity(key: string, quantity: number): void;
  /** Opens the form of a line: discount, note, exact quantity. */
  onEdit(key: string): void;
}

/** Lines of the ticket; the newest is kept in sight. */
export function TicketLines({ ticket, items, formatter, onQuantity, onEdit }: TicketLinesProps) {
  const text = useText();
  const styles = useStyles();
  const list = useRef<HTMLUListElement>(null);
  const { lines } = ticket;
  const count = lines.length;
  // in the next frame: at once would force a second layout
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls, a new quantity does not
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return (
    <ul ref={list} className={styles.lines} aria-label={text('ticket.lines')}>
      {lines.map((line) => {
        const item = line.item_id ? items.get(line.item_id) : undefined;
        return (
          <Line
            key={line.key}
            line={line}
            available={item?.track_stock ? item.stock + heldOf(ticket, item.id) : null}
            offSale={isOffSale(line, items)}
            formatter={formatter}
            onQuantity={onQuantity}
            onEdit={onEdit}
          />
        );
      })}
    </ul>
  );
}
