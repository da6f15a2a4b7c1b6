import { makeStyles } from '@canchero/shared-contracts/ui';
import { Field, SearchField, Select } from '@canchero/shared-contracts/ui-forms';
import type { ReactNode } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '16px' },
  search: { flex: '1 1 240px', maxWidth: '400px' },
  choice: { flex: '0 1 200px' },
});

interface FiltersProps {
  search: string;
  /** Says what the text may be. */
  hint: string;
  onSearch(search: string): void;
  /** Choices beside the text. */
  children: ReactNode;
}

/** Row over a list by which its lines are found. */
export function Filters({ search, hint, onSearch, children }: FiltersProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label={text('filters.search')}
        hint={hint}
        value={search}
        onChange={onSearch}
      />
      {children}
    </div>
  );
}

interface FilterChoiceProps<Value extends string> {
  label: string;
  /** Empty for any. */
  value: Value | '';
  options: readonly (readonly [value: Value, name: string])[];
  onChange(value: Value | ''): void;
}

/** Choice of one of some values, or of any. */
export function FilterChoice<Value extends string>({ label, value, options, onChange }: FilterChoiceProps<Value>) {
  const text = useText();
  const styles = useStyles();
  return (
    <Field className={styles.choice} label={label}>
      <Select value={value} onChange={(_, data) => onChange(data.value as Value | '')}>
        <option value="">{text('filters.any')}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
