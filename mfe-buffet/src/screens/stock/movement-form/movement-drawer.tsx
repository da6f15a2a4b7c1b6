import type { Item } from '@canchero/shared-contracts/item';
import { useClub, useDirtyForm, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { MAX_STOCK_LENGTH } from '@canchero/shared-contracts/stock';
import { makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { type EntryLine, lineOf, movementsOf, problemOf, purchaseTotal } from '../model/entry';
import type { Move } from '../model/stock-view';
import { useMoveStock } from '../queries';
import { ItemPicker } from './item-picker';
import { MovementLine } from './movement-line';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  total: {
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MovementDrawerProps {
  clubId: string;
  move: Move;
  items: readonly Item[];
  /** First item. */
  first: Item | null;
  onClose(): void;
}

/** Enters a purchase, waste or an adjustment of several items, all or none. */
export function MovementDrawer({ clubId, move, items, first, onClose }: MovementDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const host = useHost();
  const formatter = useFormatter(useClub());
  const moveStock = useMoveStock(clubId);
  const [begun] = useState<readonly EntryLine[]>(() => (first ? [lineOf(first, move)] : []));
  const [lines, setLines] = useState(begun);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, fail] = useFailure(text(`stock.move.${move}`));
  const close = useWhileOpen(onClose);
  // includes sales made in the meantime
  const current = lines.map((line) => ({ ...line, item: items.find(({ id }) => id === line.item.id) ?? line.item }));

  // a purchase explains itself; any other movement needs a reason to be found later
  const reasonMissing = move !== 'purchase' && note.trim() === '';

  const submit = async () => {
    setTried(true);
    if (current.length === 0 || reasonMissing || current.some((line) => problemOf(line, move))) return;
    fail(null);
    try {
      await moveStock(movementsOf(current, move, note));
      host.toast({ intent: 'success', body: text('stock.moved', { count: current.length }) });
      close();
    } catch (error) {
      fail(errorText(error));
    }
  };
  const edit = (itemId: string, part: Partial<EntryLine>) => {
    setLines((before) => before.map((line) => (line.item.id === itemId ? { ...line, ...part } : line)));
    fail(null);
  };
  const dirty = note !== '' || lines !== begun;
  useDirtyForm('stock-movement', dirty, true);

  return (
    <FormPanel
      title={text(`stock.move.${move}`)}
      dirty={dirty}
      submit={text('stock.move.save')}
      disabled={lines.length === 0}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text(`stock.move.${move}.hint`)}</Text>
      <ItemPicker
        items={items.filter(({ id }) => !lines.some((line) => line.item.id === id))}
        autoFocus={!first}
        onPick={(item) => setLines((before) => [...before, lineOf(item, move)])}
      />
      <ul className={styles.lines}>
        {current.map((line) => (
          <MovementLine
            key={line.item.id}
            line={line}
            move={move}
            problem={tried || line.quantity !== '' ? problemOf(line, move) : null}
            onEdit={(part) => edit(line.item.id, part)}
            onRemove={() => setLines((before) => before.filter(({ item }) => item.id !== line.item.id))}
          />
        ))}
      </ul>
      {move === 'purchase' && lines.length > 0 && (
        <div className={styles.total}>
          <span>{text('stock.purchase.total')}</span>
          <span>{formatter.money(purchaseTotal(current))}</span>
        </div>
      )}
      <Field
        label={text('stock.note')}
        {...(tried &&
          reasonMissing && { validationState: 'error', validationMessage: text('cash.move.reason.missing') })}
      >
        <Input
          value={note}
          maxLength={MAX_STOCK_LENGTH.note}
          placeholder={text(`stock.note.${move}`)}
          onChange={(_, { value }) => setNote(value)}
        />
      </Field>
    </FormPanel>
  );
}
