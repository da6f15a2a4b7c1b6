import type { Item } from '@canchero/shared-contracts/item';
import { Combobox, Field, Option } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { matches } from '../../../catalogue/model/search';
import { useText } from '../../../text';

const SHOWN = 30;

interface ItemPickerProps {
  items: readonly Item[];
  autoFocus: boolean;
  onPick(item: Item): void;
}

/** Adds items one by one, by name or code. Enter, as from a scanner, takes the only match. */
export function ItemPicker({ items, autoFocus, onPick }: ItemPickerProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const fitting = items.filter((item) => matches(typed, item.name, item.sku)).slice(0, SHOWN);
  const pick = (item: Item | undefined) => {
    if (!item) return;
    onPick(item);
    setTyped('');
  };
  return (
    <Field label={text('stock.addItem')}>
      <Combobox
        freeform
        autoFocus={autoFocus}
        placeholder={text('items.search.hint')}
        expandIcon={{ 'aria-label': text('stock.showItems') }}
        value={typed}
        selectedOptions={[]}
        onChange={(event) => setTyped(event.target.value)}
        onOptionSelect={(_, { optionValue }) => pick(items.find(({ id }) => id === optionValue))}
      >
        {fitting.map((item) => (
          <Option key={item.id} value={item.id} text={item.name}>
            {item.name}
          </Option>
        ))}
        {fitting.length === 0 && (
          <Option disabled value="" text="">
            {text('stock.noItem')}
          </Option>
        )}
      </Combobox>
    </Field>
  );
}
