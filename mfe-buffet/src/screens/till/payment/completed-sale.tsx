import type { Club } from '@canchero/shared-contracts/club';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useEffect, useRef, useState } from 'react';
import { Receipt } from '../../../order/receipt';
import { useOrderText } from '../../../order/use-order-text';
import { paths } from '../../../paths';
import { ChangeDue } from '../../../payment/change-due';
import { useText } from '../../../text';
import type { Sale } from './use-checkout';

const useStyles = makeStyles({
  sold: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: '2px',
  },
  head: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    paddingTop: '16px',
    textAlign: 'center',
  },
  sign: { fontSize: '48px', color: tokens.colorStatusSuccessForeground1 },
  amount: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  grow: { flexGrow: 1 },
  link: { alignSelf: 'center', color: tokens.colorBrandForegroundLink },
});

interface CompletedSaleProps {
  sale: Sale;
  club: Club;
  formatter: Formatter;
  onNext(): void;
}

/** Outcome of a sale: change due, receipt, and the way to the next sale. */
export function CompletedSale({ sale: { order, cash }, club, formatter, onNext }: CompletedSaleProps) {
  const text = useText();
  const styles = useStyles();
  const { methodsOf, customerOf } = useOrderText();
  const [printing, setPrinting] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <section className={styles.sold} aria-label={text('sold.title', { number: order.number })}>
      <div className={styles.head} role="status">
        <CheckmarkCircleFilled className={styles.sign} aria-hidden />
        <span className={styles.quiet}>{text('sold.title', { number: order.number })}</span>
        <span className={styles.amount}>{formatter.money(order.total)}</span>
        <span className={styles.quiet}>
          {[customerOf(order), order.state === 'pending' ? text('order.state.pending') : methodsOf(order)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {cash > 0 && <ChangeDue amount={cash} formatter={formatter} />}
      <div className={styles.actions}>
        <Button icon={<PrintRegular />} size="large" onClick={() => setPrinting(true)}>
          {text('receipt.print')}
        </Button>
        <Button ref={next} appearance="primary" size="large" className={styles.grow} onClick={onNext}>
          {text('sold.next')}
        </Button>
      </div>
      <Link className={styles.link} to={`${paths.orders}?order=${order.id}`}>
        {text('sold.open')}
      </Link>
      {printing && <Receipt order={order} club={club} formatter={formatter} onDone={() => setPrinting(false)} />}
    </section>
  );
}
