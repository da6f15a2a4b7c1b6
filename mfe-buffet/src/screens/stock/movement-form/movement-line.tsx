import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Input } from '@canchero/shared-contracts/ui-forms';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';
import { type EntryLine, type LineProblem, moving } from '../model/entry';
import type { Move } from '../model/stock-view';

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: '4px 12px',
    alignItems: 'start',
    paddingBottom: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > div > span': { width: '100%', minWidth: 0 },
  },
  name: { gridColumn: '1 / 3', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  remove: { gridRow: 1, gridColumn: 3 },
});

interface MovementLineProps {
  line: EntryLine;
  move: Move;
  problem: LineProblem | null;
  onEdit(part: Partial<EntryLine>): void;
  onRemove(): void;
}

export function MovementLine({ line, move, problem, onEdit, onRemove }: MovementLineProps) {
  const text = useText();
  const intl = useIntl();
  const styles = useStyles();
  const by = moving(line, move);
  const { item } = line;
  const levels =
    by === null || problem === 'stock'
      ? text('items.stock.now', { stock: intl.formatNumber(item.stock) })
      : text('stock.fromTo', {
          from: intl.formatNumber(item.stock),
          to: intl.formatNumber(item.stock + by),
        });
  const wrong = problem === 'quantity' || problem === 'stock';
  return (
    <li className={styles.line}>
      <span className={styles.name}>{item.name}</span>
      <Button
        appearance="subtle"
        size="small"
        className={styles.remove}
        icon={<DeleteRegular />}
        aria-label={text('stock.line.remove', { name: item.name })}
        onClick={onRemove}
      />
      <Field
        label={text(move === 'adjust' ? 'stock.quantity.signed' : 'stock.quantity')}
        hint={levels}
        {...(wrong && { validationState: 'error', validationMessage: text(`stock.problem.${problem}`) })}
      >
        <Input
          inputMode={move === 'adjust' ? 'text' : 'numeric'}
          autoComplete="off"
          value={line.quantity}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(_, { value }) => onEdit({ quantity: value })}
        />
      </Field>
      {move === 'purchase' && (
        <AmountField
          label={text('stock.unitCost')}
          value={line.cost}
          error={problem === 'cost' ? text('items.problem.cost') : undefined}
          onChange={(cost) => onEdit({ cost })}
        />
      )}
    </li>
  );
}
