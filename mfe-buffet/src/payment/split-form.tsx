import { amountText, type Centavos, parseAmount } from '@canchero/shared-contracts/core';
import { type Formatter, newId, useClub } from '@canchero/shared-contracts/kit';
import { MAX_PART, MAX_PARTS, type NewOrderPayment } from '@canchero/shared-contracts/order';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import { type ChargeMethod, methodsOffered } from '@canchero/shared-contracts/payment';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Select } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useState } from 'react';
import { useText } from '../text';
import { areTaken, equalParts, leftBefore, leftOpen, paymentsOf, type SplitPart } from './model/split';

const PEOPLE = [2, 3, 4];

const useStyles = makeStyles({
  equal: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 32px',
    gap: '8px',
    alignItems: 'end',
    // lets fields shrink to their column
    '& > div': { minWidth: 0 },
    '& > div > span': { width: '100%', minWidth: 0 },
    '& input, & select': { minWidth: 0 },
  },
  open: {
    display: 'flex',
    justifyContent: 'space-between',
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  add: { alignSelf: 'flex-start' },
});

interface TypedPart {
  key: string;
  method: ChargeMethod;
  typed: string;
}

interface SplitFormProps {
  total: Centavos;
  formatter: Formatter;
  withCredit: boolean;
  noCash: boolean;
  /** Its rejection is shown as `explain` words it. */
  onPay(parts: NewOrderPayment[]): Promise<void>;
  explain(error: unknown): string;
  onClose(): void;
}

/** Splits a payment by methods or people; the rest stays open. */
export function SplitForm({ total, formatter, withCredit, noCash, onPay, explain, onClose }: SplitFormProps) {
  const text = useText();
  const styles = useStyles();
  const methods = methodsOffered(withCredit).filter((method) => !(noCash && method === 'cash'));
  const smallest = smallestUnit(useClub().currency);
  const equally = (count: number) => equalParts(total, count, smallest).map((amount) => partOf(amount, methods));
  const [parts, setParts] = useState(() => equally(2));
  const amounts: SplitPart[] = parts.map(({ key, method, typed }) => ({ key, method, amount: parseAmount(typed) }));
  const open = leftOpen(total, amounts);
  const left = leftBefore(total, amounts);
  const change = (key: string, part: Partial<TypedPart>) =>
    setParts(parts.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const paid = total - open;
  return (
    <DialogForm
      title={text('split.title', { total: formatter.money(total) })}
      action={text('pay.action', { amount: formatter.money(Math.max(0, paid)) })}
      ready={areTaken(total, amounts, smallest)}
      onSubmit={async () => {
        await onPay(paymentsOf(amounts));
        return true;
      }}
      explain={explain}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that fill the fields below */}
      <div className={styles.equal} role="group" aria-label={text('split.equal')}>
        <span>{text('split.equal')}</span>
        {PEOPLE.map((count) => (
          <Button key={count} size="small" onClick={() => setParts(equally(count))}>
            {text('split.people', { count })}
          </Button>
        ))}
      </div>
      {parts.map((part, i) => (
        <div key={part.key} className={styles.part}>
          <Field label={text('split.method', { number: i + 1 })}>
            <Select
              value={part.method}
              onChange={(_, data) => change(part.key, { method: data.value as ChargeMethod })}
            >
              {methods.map((method) => (
                <option key={method} value={method}>
                  {text(`method.${method}`)}
                </option>
              ))}
            </Select>
          </Field>
          <AmountField
            label={text('split.amount', { number: i + 1 })}
            value={part.typed}
            sums={left.slice(i, i + 1)}
            error={
              (amounts[i]?.amount ?? 0) > MAX_PART
                ? text('split.amount.invalid', { most: formatter.money(MAX_PART) })
                : undefined
            }
            onChange={(typed) => change(part.key, { typed })}
          />
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('split.remove', { number: i + 1 })}
            disabled={parts.length === 1}
            onClick={() => setParts(parts.filter(({ key }) => key !== part.key))}
          />
        </div>
      ))}
      <Button
        appearance="subtle"
        className={styles.add}
        icon={<AddRegular />}
        disabled={parts.length === MAX_PARTS}
        onClick={() => setParts([...parts, partOf(Math.max(0, open), methods)])}
      >
        {text('split.add')}
      </Button>
      <div className={styles.open} role="status">
        <span>{open < 0 ? text('split.tooMuch') : text('split.open')}</span>
        <span>{formatter.money(Math.abs(open))}</span>
      </div>
    </DialogForm>
  );
}

const partOf = (amount: Centavos, methods: readonly ChargeMethod[]): TypedPart => ({
  key: newId(),
  method: methods[0] ?? 'cash',
  typed: amountText(amount),
});
