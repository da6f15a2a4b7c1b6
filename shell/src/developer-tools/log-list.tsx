import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import type { LogEntry } from '../diagnostics/debug-log';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: '2px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontFamily: tokens.fontFamilyMonospace,
  },
  entry: { display: 'flex', gap: '8px', overflowWrap: 'anywhere' },
  quiet: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
});

/** Lists log entries, the newest on top. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever appended
        <li key={index} className={styles.entry}>
          <span className={styles.quiet}>{new Date(entry.at).toISOString().slice(11, 23)}</span>
          <span className={styles.quiet}>{entry.kind}</span>
          <span>
            {entry.text}
            {entry.detail && ` ${JSON.stringify(entry.detail)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
