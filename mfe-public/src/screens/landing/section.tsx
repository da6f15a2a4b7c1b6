import { makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { PHONE } from '../../site/breakpoints';

const useStyles = makeStyles({
  section: {
    paddingBlock: '112px',
    paddingInline: '24px',
    scrollMarginTop: '64px',
    outlineStyle: 'none',
    [PHONE]: { paddingBlock: '72px', paddingInline: '16px' },
  },
  tinted: { backgroundColor: tokens.colorNeutralBackground2 },
  content: { maxWidth: '1200px', marginInline: 'auto' },
  heading: { maxWidth: '680px', marginInline: 'auto', marginBottom: '56px', textAlign: 'center' },
  title: {
    margin: 0,
    fontSize: 'clamp(1.75rem, 3.4vw, 2.625rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    fontWeight: tokens.fontWeightBold,
    textWrap: 'balance',
  },
  lead: {
    marginTop: '16px',
    marginBottom: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase600,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

interface Props {
  /** Anchor in the address. */
  id: string;
  title: string;
  lead: ReactNode;
  tinted?: boolean;
  children: ReactNode;
}

/** Band of the page with a heading, reachable by its anchor. */
export function Section({ id, title, lead, tinted, children }: Props) {
  const styles = useStyles();
  const heading = useId(id);
  return (
    <section
      id={id}
      aria-labelledby={heading}
      tabIndex={-1}
      className={mergeClasses(styles.section, tinted && styles.tinted)}
    >
      <div className={styles.content}>
        <div className={styles.heading}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
