import type { Formatter } from '@canchero/shared-contracts/kit';
import type { StockMovement } from '@canchero/shared-contracts/stock';
import { useText } from '../../../mfe-buffet/src/text';

/** Renders all rows in a plain HTML table without style or behaviour: the least that the browser itself needs. */
export function PlainTable({ movements, formatter }: { movements: readonly StockMovement[]; formatter: Formatter }) {
  const text = useText();
  return (
    <table aria-rowcount={movements.length + 1}>
      <tbody>
        {movements.map((m, i) => (
          <tr key={m.id} aria-rowindex={i + 2}>
            <td>{formatter.dateTime(m.created_at)}</td>
            <td>{m.item_name}</td>
            <td>{text(`stock.type.${m.type}`)}</td>
            <td>{m.quantity}</td>
            <td>{m.stock_after}</td>
            <td>{m.unit_cost === null ? '' : formatter.money(m.unit_cost)}</td>
            <td>{[m.note || m.order_number, m.created_by_name].filter(Boolean).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
