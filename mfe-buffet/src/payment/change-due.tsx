import { amountText, type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { changeDue } from '@canchero/shared-contracts/payment';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AmountField } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useText } from '../text';
import { likelyCash } from './model/split';

const useStyles = makeStyles({
  cash: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  bills: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))', gap: '8px' },
  change: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' },
  due: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Calculator of the change due for cash. */
export function ChangeDue({ amount, formatter }: { amount: Centavos; formatter: Formatter }) {
  const text = useText();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const given = parseAmount(typed);
  const due = given === null ? null : changeDue(amount, given);
  return (
    <div className={styles.cash}>
      <AmountField
        label={text('sold.given')}
        value={typed}
        onChange={setTyped}
        error={given !== null && given < amount ? text('sold.short') : undefined}
      />
      <div className={styles.bills}>
        {likelyCash(amount).map((bill) => (
          <Button key={bill} onClick={() => setTyped(amountText(bill))}>
            {formatter.money(bill)}
          </Button>
        ))}
      </div>
      <div className={styles.change} role="status">
        <span>{text('sold.change')}</span>
        <span className={styles.due}>{formatter.money(due ?? 0)}</span>
      </div>
    </div>
  );
}
