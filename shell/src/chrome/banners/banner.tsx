import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { OFFER_HEIGHT } from './banner-room';

const useStyles = makeStyles({
  banner: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    flexShrink: 0,
    padding: '10px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (max-width: 640px)': { padding: '10px 12px' },
    '@media print': { display: 'none' },
  },
  offer: { ...OFFER_HEIGHT, backgroundColor: tokens.colorBrandBackground2 },
  alarm: { backgroundColor: tokens.colorStatusDangerBackground1, borderBottomColor: tokens.colorStatusDangerBorder1 },
  words: { flex: '1 1 320px', minWidth: 0 },
  title: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
});

interface Props {
  look: 'offer' | 'alarm';
  title: string;
  /** True if assistive technology announces it at once. Default: it is a region to be found. */
  urgent?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** Draws a line across the page, below the header. */
export function Banner({ look, title, urgent = false, children, actions }: Props) {
  const styles = useStyles();
  return (
    <section
      {...(urgent && { role: 'alert' })}
      aria-label={title}
      className={mergeClasses(styles.banner, look === 'offer' ? styles.offer : styles.alarm)}
    >
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
