import type { Category, Item } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { MAX_STOCK_LENGTH } from '@canchero/shared-contracts/stock';
import { Button, MessageBar, MessageBarBody, makeStyles, Notice, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input, SearchField } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { useMemo, useState } from 'react';
import { CategoryChoice } from '../../../catalogue/category-choice';
import { useFilterStyles } from '../../../page/filter-styles';
import { useText } from '../../../text';
import { countsOf, totalsOf } from '../model/count';
import { found } from '../model/levels';
import type { StockView } from '../model/stock-view';
import { CountSummary } from './count-summary';
import { CountTable } from './count-table';
import { useSaveCount } from './use-save-count';
import { useSheet } from './use-sheet';

const useStyles = makeStyles({
  actions: {
    position: 'sticky',
    bottom: '-16px',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '12px',
    padding: '12px 0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 1px ${tokens.colorNeutralStroke2}`,
  },
  note: { flex: '1 1 240px', minWidth: 0 },
});

interface CountSheetProps {
  clubId: string;
  /** Items whose stock is tracked. */
  items: readonly Item[];
  categories: readonly Category[];
  view: StockView;
  onChange(part: Partial<StockView>): void;
}

/**
 * Count of the stock beside the expected figures. Saved as a whole, a large one in parts; until then this browser keeps
 * it.
 */
export function CountSheet({ clubId, items, categories, view, onChange }: CountSheetProps) {
  const text = useText();
  const errorText = useErrorText();
  const filters = useFilterStyles();
  const styles = useStyles();
  const formatter = useFormatter(useClub());
  const { sheet, write, take, wipe } = useSheet(clubId);
  const [note, setNote] = useState('');
  const [wiping, setWiping] = useState(false);
  const shown = useMemo(() => found(items, view), [items, view]);
  const totals = totalsOf(sheet, items);
  const begun = totals.counted + totals.wrong > 0;

  const { save, saving, failure } = useSaveCount(clubId, {
    onPart: take,
    onSaved: () => {
      wipe();
      setNote('');
      onChange({ view: 'levels', q: '' });
    },
  });
  return (
    <>
      <CountSummary totals={totals} of={items.length} formatter={formatter} />
      <search className={filters.bar}>
        <SearchField
          label={text('items.search')}
          hint={text('items.search.hint')}
          value={view.q}
          className={filters.search}
          onChange={(q) => onChange({ q })}
        />
        <CategoryChoice
          categories={categories}
          value={view.category}
          className={filters.choice}
          onChange={(category) => onChange({ category })}
        />
      </search>
      {shown.length === 0 ? (
        <Notice>
          <Text role="status">{text(items.length === 0 ? 'stock.empty.title' : 'items.none')}</Text>
        </Notice>
      ) : (
        <CountTable items={shown} sheet={sheet} onWrite={write} />
      )}
      {failure !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{errorText(failure)}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.actions}>
        <Field label={text('stock.note')} className={styles.note}>
          <Input
            value={note}
            maxLength={MAX_STOCK_LENGTH.note}
            placeholder={text('count.note')}
            onChange={(_, { value }) => setNote(value)}
          />
        </Field>
        <Button disabled={!begun || saving} onClick={() => setWiping(true)}>
          {text('count.wipe')}
        </Button>
        <Button
          appearance="primary"
          disabled={saving || totals.counted === 0 || totals.wrong > 0}
          onClick={() => void save(countsOf(sheet, items, note))}
        >
          {text('count.save', { count: totals.counted })}
        </Button>
      </div>
      <Question
        open={wiping}
        title={text('count.wipe.title')}
        confirm={text('count.wipe.confirm')}
        keep={text('discard.keep')}
        onConfirm={() => {
          wipe();
          setWiping(false);
        }}
        onKeep={() => setWiping(false)}
      >
        {text('count.wipe.body')}
      </Question>
    </>
  );
}
