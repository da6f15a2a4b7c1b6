import { makeStyles, mergeClasses, Title3, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import * as css from './page.module.css';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    minHeight: '100%',
    // a border at the very edge of a sheet is cut off
    '@media print': { paddingRight: '1px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  names: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  title: { margin: 0 },
  subtitle: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    '@media print': { display: 'none' },
  },
});

interface PageProps {
  title: string;
  /** Day or span that the figures belong to. */
  subtitle?: string | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Frame of a screen: title, day or span, actions. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(css.page, styles.page)}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Title3 as="h1" className={styles.title}>
            {title}
          </Title3>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
