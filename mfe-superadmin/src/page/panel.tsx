import { Caption1, makeStyles, Subtitle2, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginLeft: 'auto' },
});

interface PanelProps {
  title: string;
  hint?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** Part of a screen under its title. */
export function Panel({ title, hint, actions, children }: PanelProps) {
  const styles = useStyles();
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2" className={styles.title}>
            {title}
          </Subtitle2>
          {hint && <Caption1 className={styles.hint}>{hint}</Caption1>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
