import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { tokens } from './tokens';

const useStyles = makeStyles({
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralStroke2,
  },
  total: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 110px',
    gap: '2px',
    padding: '12px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

export interface Total {
  name: string;
  /** Null until known. */
  value: string | null;
  /** Highlights a value that needs attention. */
  warning?: boolean;
}

/** Sums over a list, side by side. */
export function Totals({ label, totals }: { label: string; totals: readonly Total[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.totals} aria-label={label}>
      {totals.map(({ name, value, warning }) => (
        <div key={name} className={styles.total}>
          <dt className={styles.name}>{name}</dt>
          <dd className={mergeClasses(styles.value, warning && styles.warning)}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
