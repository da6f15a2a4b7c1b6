import { makeStyles, Title3, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { Sections } from './sections';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '16px', minHeight: '100%' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' },
  names: { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 },
  title: { margin: 0 },
  subtitle: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginLeft: 'auto' },
});

interface PageProps {
  title: string;
  subtitle: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Frame of a screen: tabs of the platform, title, a sentence on what it is for, actions. */
export function Page({ title, subtitle, actions, children }: PageProps) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Sections />
      <div className={styles.head}>
        <div className={styles.names}>
          <Title3 as="h1" className={styles.title}>
            {title}
          </Title3>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
