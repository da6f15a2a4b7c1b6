import { clockTime, type PublicClub } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { MouseEvent } from 'react';
import { useText } from '../../../text';
import { STILL } from '../layout';
import type { Choice } from '../model/choice';
import { placeQuery, type StepState } from '../model/place';
import { isPastMidnight, type OfferedStart } from '../model/starts';

const useStyles = makeStyles({
  starts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  start: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: '64px',
    padding: '8px 4px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'center',
  },
  link: {
    textDecorationLine: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFaster,
    ':hover': { backgroundColor: tokens.colorBrandBackground2, border: `1px solid ${tokens.colorBrandStroke1}` },
    ':active': { backgroundColor: tokens.colorBrandBackground2Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [STILL]: { transitionDuration: '0s' },
  },
  time: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  price: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase200 },
  note: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

interface StartChipsProps {
  club: PublicClub;
  choice: Choice;
  starts: readonly OfferedStart[];
  /** True to say how many courts are free at each start. */
  counted?: boolean;
}

const FROM_LIST: StepState = { fromList: true };

/** Ignores the second tap of two: each would be a step of the way back. */
const onlyOnce = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/**
 * Free starts side by side, each with its price and what is asked for in advance, and with its date if that is the next
 * one; a tap takes it. Where nothing can be
 * booked online they are only shown.
 */
export function StartChips({ club, choice, starts, counted = false }: StartChipsProps) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(club);
  const asksDeposit = club.pay_choices.includes('deposit') && !club.pay_choices.includes('at_club');
  return (
    <ul className={styles.starts}>
      {starts.map(({ start, court_id, price, deposit, free, fromPrice }) => {
        const facts = (
          <>
            <span className={styles.time}>{clockTime(start, format, club.timezone)}</span>
            {isPastMidnight(start, club.timezone, choice.date) && (
              <span className={styles.note}>{format.date(start)}</span>
            )}
            <span className={styles.price}>
              {fromPrice ? text('choose.from', { price: format.money(price) }) : format.money(price)}
            </span>
            {asksDeposit && deposit > 0 && (
              <span className={styles.note}>{text('choose.deposit', { deposit: format.money(deposit) })}</span>
            )}
            {counted && <span className={styles.note}>{text('choose.free', { free })}</span>}
          </>
        );
        return (
          <li key={start}>
            {club.pay_choices.length === 0 ? (
              <div className={styles.start}>{facts}</div>
            ) : (
              <Link
                to={`?${placeQuery(choice, court_id, start)}`}
                state={FROM_LIST}
                className={mergeClasses(styles.start, styles.link)}
                onClick={onlyOnce}
              >
                {facts}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
