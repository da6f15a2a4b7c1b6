import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  columns: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    height: '140px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  column: { flex: '1 1 0', minWidth: '1px', maxWidth: '48px', height: '100%', display: 'flex', alignItems: 'flex-end' },
  bar: {
    width: '100%',
    minHeight: '1px',
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: `${tokens.borderRadiusSmall} ${tokens.borderRadiusSmall} 0 0`,
  },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

interface Column {
  name: string;
  value: number;
  /** Name and value in words, for the pointer and for screen readers. */
  words: string;
}

/** Draws a value per column, the first and the last one named. */
export function ColumnChart({ label, columns }: { label: string; columns: readonly Column[] }) {
  const styles = useStyles();
  const top = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <div>
      <ol className={styles.columns} aria-label={label}>
        {columns.map(({ name, value, words }) => (
          <li key={name} className={styles.column} title={words}>
            <span role="img" aria-label={words} className={styles.bar} style={{ height: `${(value / top) * 100}%` }} />
          </li>
        ))}
      </ol>
      <div className={styles.ends} aria-hidden>
        <span>{columns.at(0)?.name}</span>
        {columns.length > 1 && <span>{columns.at(-1)?.name}</span>}
      </div>
    </div>
  );
}
