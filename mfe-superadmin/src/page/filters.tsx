import { makeStyles } from '@canchero/shared-contracts/ui';
import { SearchField } from '@canchero/shared-contracts/ui-forms';
import type { ReactNode } from 'react';
import { useText } from '../text';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', gap: '16px', '& > :not(:first-child)': { flex: '0 1 200px' } },
  search: { flex: '1 1 240px', maxWidth: '400px' },
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
