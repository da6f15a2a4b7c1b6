import { makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  panel: {
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  plain: { padding: 0, backgroundColor: 'transparent', boxShadow: 'none', border: 'none' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginBottom: '16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

interface PanelProps {
  title: string;
  /** Control beside the title. */
  action?: ReactNode;
  /** True for a panel without a frame of its own, for content that has frames. */
  plain?: boolean;
  children: ReactNode;
}

/** Part of a page under its title. */
export function Panel({ title, action, plain, children }: PanelProps) {
  const styles = useStyles();
  const id = useId('panel');
  return (
    <section aria-labelledby={id} className={mergeClasses(styles.panel, plain && styles.plain)}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
