import { EVENT_TYPES } from '@canchero/shared-contracts/booking';
import { PAYMENT_STATUSES } from '@canchero/shared-contracts/payment';
import { mergeClasses } from '@canchero/shared-contracts/ui';
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
import * as styles from './legend.module.css';

/** Explains the colours and signs of the cards. Collapsed on phones. */
export function Legend({ texts }: { texts: GridTexts }) {
  const text = useText();
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
