import { makeStyles, Title3, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../use-kept-focus';
import { SectionLinks } from './section-links';
import type { Section } from './sections';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minHeight: '100%',
    outlineStyle: 'none',
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' },
  title: { margin: 0 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    color: tokens.colorNeutralForeground2,
  },
});

interface PageProps {
  title: string;
  /** Related screens, as links beside the title. */
  sections?: readonly Section[];
  /** Actions to the right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Frame of a screen: title, links to related screens, actions. It takes the focus of what goes away. */
export function Page({ title, sections, actions, children }: PageProps) {
  const styles = useStyles();
  return (
    <div className={styles.page} {...useKeptFocus()}>
      <div className={styles.head}>
        <Title3 as="h1" className={styles.title}>
          {title}
        </Title3>
        {sections && <SectionLinks sections={sections} />}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
