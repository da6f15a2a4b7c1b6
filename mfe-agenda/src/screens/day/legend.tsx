import { EVENT_TYPES } from '@canchero/shared-contracts/booking';
import { PAYMENT_STATUSES } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { MARKS, marksStyle } from '../../bookings-data/marks';
import { useText } from '../../text';
import * as blockArea from './grid/block-area.module.css';
import {
  HELD_CLASS,
  MARK_CLASS,
  NO_SHOW_CLASS,
  paymentClass,
  TENTATIVE_CLASS,
  typeClass,
} from './grid/booking-card-class';
import type { GridTexts } from './grid/types';

const PHONE = '@media (max-width: 600px)';

const useStyles = makeStyles({
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 14px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    [PHONE]: { '&[data-open="false"]': { display: 'none' } },
    '@media print': { zoom: 0.7, printColorAdjust: 'exact' },
  },
  toggle: {
    display: 'none',
    alignSelf: 'flex-start',
    padding: '2px 0',
    border: 0,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [PHONE]: { display: 'block' },
  },
  item: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  type: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '20px',
    height: '18px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
  },
  state: {
    boxSizing: 'border-box',
    minWidth: '20px',
    height: '18px',
    padding: '0 3px',
    lineHeight: '16px',
    fontSize: tokens.fontSizeBase100,
    fontVariantNumeric: 'tabular-nums',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    '&[data-sample]::before': { content: 'attr(data-sample)' },
  },
  blocked: { border: `1px solid ${tokens.colorNeutralStroke1}` },
  payment: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    width: '22px',
    height: '18px',
    borderLeftWidth: '5px',
    borderLeftStyle: 'solid',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
  },
});

/** Explains the colours and signs of the cards. Collapsed on phones. */
export function Legend({ texts }: { texts: GridTexts }) {
  const text = useText();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {text('legend.title')}
      </button>
      <ul className={styles.legend} data-open={open} aria-label={text('legend.title')}>
        {EVENT_TYPES.map((type) => (
          <li key={type} className={styles.item}>
            <span aria-hidden className={mergeClasses(styles.type, typeClass(type))} />
            {texts.types[type]}
          </li>
        ))}
        {PAYMENT_STATUSES.map((payment) => (
          <li key={payment} className={styles.item}>
            <span aria-hidden className={mergeClasses(styles.payment, paymentClass(payment))} />
            {texts.payments[payment]}
          </li>
        ))}
        {MARKS.map((mark) => (
          <li key={mark} className={styles.item}>
            <span aria-hidden className={MARK_CLASS} style={marksStyle([mark])} />
            {texts.marks[mark]}
          </li>
        ))}
        <li className={styles.item}>
          <span aria-hidden className={mergeClasses(styles.state, TENTATIVE_CLASS)} />
          {text('legend.tentative')}
        </li>
        <li className={styles.item}>
          <span aria-hidden className={mergeClasses(styles.state, HELD_CLASS)} />
          {texts.held}
        </li>
        <li className={styles.item}>
          <span aria-hidden className={mergeClasses(styles.state, NO_SHOW_CLASS)} data-sample="10:00" />
          {texts.noShow}
        </li>
        <li className={styles.item}>
          <span aria-hidden className={mergeClasses(styles.state, styles.blocked, blockArea.hatched)} />
          {text('legend.blocked')}
        </li>
      </ul>
    </>
  );
}
