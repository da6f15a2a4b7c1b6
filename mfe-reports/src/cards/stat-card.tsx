import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, tokens, useId } from '@canchero/shared-contracts/ui';
import { ArrowRightRegular } from '@fluentui/react-icons/headless/svg/arrow-right';
import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import { type CSSProperties, useState } from 'react';
import { useText } from '../text';
import { Change, type ChangeProps } from './change';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    padding: '12px 16px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    breakInside: 'avoid',
  },
  head: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '32px' },
  name: {
    flexGrow: 1,
    minWidth: 0,
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  info: { minWidth: 'auto', color: tokens.colorNeutralForeground3, '@media print': { display: 'none' } },
  room: { containerType: 'inline-size' },
  value: {
    margin: 0,
    // no character is wider than 0.66 em on average: a figure never breaks, and those of a grid have one size
    fontSize: `min(${tokens.fontSizeHero700}, 100cqi / (var(--longest) * 0.66))`,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    '@media (max-width: 600px)': {
      fontSize: `min(${tokens.fontSizeBase600}, 100cqi / (var(--longest) * 0.66))`,
      lineHeight: tokens.lineHeightBase600,
    },
  },
  explanation: {
    margin: '4px 0 0',
    padding: '8px 10px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  detail: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 12px', marginTop: 'auto', '@media print': { display: 'none' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '28px',
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});

export interface CardLink {
  to: string;
  label: string;
}

export interface StatCardProps {
  name: string;
  explanation: string;
  value: string;
  /** Number of characters of the longest value among the cards beside it. */
  longest: number;
  /** Value to the centavo; null if `value` is that. */
  exact: string | null;
  /** Comparison with the span before; null if nothing is compared. */
  change: ChangeProps | null;
  detail?: string | undefined;
  links: readonly CardLink[];
}

/** Figure with its comparison, its explanation on demand, and the ways to the lists that it counts. */
export function StatCard({ name, explanation, value, longest, exact, change, detail, links }: StatCardProps) {
  const text = useText();
  const styles = useStyles();
  const id = useId('explanation');
  const [explained, setExplained] = useState(false);
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <Button
          className={styles.info}
          size="small"
          appearance="transparent"
          icon={<InfoRegular />}
          aria-label={text('card.explain', { name })}
          aria-expanded={explained}
          aria-controls={explained ? id : undefined}
          onClick={() => setExplained(!explained)}
          onKeyDown={(event) => event.key === 'Escape' && setExplained(false)}
        />
      </div>
      <div className={styles.room} style={{ '--longest': longest } as CSSProperties}>
        <p className={styles.value} title={exact ?? undefined}>
          {value}
        </p>
      </div>
      {change && <Change {...change} />}
      {detail && <p className={styles.detail}>{detail}</p>}
      {explained && (
        <p id={id} className={styles.explanation}>
          {explanation}
          {exact !== null && ` ${text('card.exact', { amount: exact })}`}
        </p>
      )}
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.link} aria-label={`${name}: ${label}`}>
              {label}
              <ArrowRightRegular />
            </Link>
          ))}
        </div>
      )}
    </article>
  );
}
