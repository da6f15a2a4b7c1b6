import { EVENT_TYPES } from '@canchero/shared-contracts/booking';
import { PAYMENT_STATUSES } from '@canchero/shared-contracts/payment';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { paymentClass, typeClass } from './grid/block-class';
import type { GridTexts } from './grid/types';

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
    '@media (max-width: 600px)': { display: 'none' },
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

/** What the colours and signs of the blocks stand for. On phones a block's own details say it. */
export function Legend({ texts }: { texts: GridTexts }) {
  const text = useText();
  const styles = useStyles();
  return (
    <ul className={styles.legend} aria-label={text('legend.title')}>
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
    </ul>
  );
}
