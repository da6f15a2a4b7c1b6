import { type Centavos, MAX_AMOUNT, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, Subtitle1, Text } from '@canchero/shared-contracts/ui';
import { AmountField } from '@canchero/shared-contracts/ui-forms';
import { type FormEvent, useState } from 'react';
import { useText } from '../../text';
import { useCashStyles } from './styles';

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px' },
  field: { width: '220px', maxWidth: '100%' },
  submit: { marginTop: '26px' },
});

const HINTS = { first: 'cash.first', closed: 'cash.closed.how', shared: 'cash.shared' } as const;

interface OpenCashProps {
  /**
   * Reason to open a session: the club never had one (`first`), requires one (`closed`), or takes this desk's cash in
   * another's (`shared`).
   */
  hint: 'first' | 'closed' | 'shared';
  onOpen(amount: Centavos): Promise<unknown>;
}

/** Opens a session with the cash in the drawer. */
export function OpenCash({ hint, onOpen }: OpenCashProps) {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  const card = useCashStyles();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const amount = parseAmount(typed);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amount === null || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onOpen(amount);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <section className={card.card} aria-label={text('cash.open')}>
      <div>
        <Subtitle1 as="h2" block>
          {text('cash.closed')}
        </Subtitle1>
        <Text className={card.quiet}>{text(HINTS[hint])}</Text>
      </div>
      {failure && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{failure}</MessageBarBody>
        </MessageBar>
      )}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.field}>
          <AmountField
            label={text('cash.opening')}
            value={typed}
            onChange={setTyped}
            error={
              tried && amount === null ? text('cash.opening.invalid', { most: formatter.money(MAX_AMOUNT) }) : undefined
            }
          />
        </div>
        <Button type="submit" appearance="primary" className={styles.submit} disabledFocusable={busy}>
          {text('cash.open')}
        </Button>
      </form>
    </section>
  );
}
