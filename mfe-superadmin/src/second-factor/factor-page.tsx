import { makeStyles, Text, Title3 } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    maxWidth: '560px',
    margin: '0 auto',
  },
  title: { margin: 0 },
});

/** Frame of what comes before the screens: one step under its title. */
export function FactorPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.page}>
      <Title3 as="h1" className={styles.title}>
        {title}
      </Title3>
      <Text>{lead}</Text>
      {children}
    </div>
  );
}
