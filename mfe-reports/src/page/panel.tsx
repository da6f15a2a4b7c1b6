import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    breakInside: 'avoid',
    '@media print': { boxShadow: 'none', padding: '12px' },
    // a table goes on on the next sheet, under its head again
    ':has(table)': { breakInside: 'auto' },
  },
  wide: { gridColumn: '1 / -1' },
  head: { display: 'flex', alignItems: 'flex-start', gap: '8px', minHeight: '32px', breakAfter: 'avoid' },
  names: { flexGrow: 1, minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  none: { margin: 0, padding: '16px 0', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});

interface PanelProps {
  title: string;
  /** Level of the title. Default: 2. */
  level?: 2 | 3;
  hint?: string | undefined;
  /** Takes the whole width of its grid. */
  wide?: boolean | undefined;
  /** Text in place of the content; null if there is some. */
  none: string | null;
  action?: ReactNode;
  children: ReactNode;
}

/** Part of a report under its title. */
export function Panel({ title, level = 2, hint, wide, none, action, children }: PanelProps) {
  const styles = useStyles();
  const Title = `h${level}` as const;
  return (
    <section className={mergeClasses(styles.panel, wide && styles.wide)} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Title className={styles.title}>{title}</Title>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {none === null && action}
      </div>
      {none === null ? children : <p className={styles.none}>{none}</p>}
    </section>
  );
}
