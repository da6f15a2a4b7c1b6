import { cashErrors, DESK_PERMISSION } from '@canchero/shared-contracts/cash';
import { isError, MAX_AMOUNT, parseAmount } from '@canchero/shared-contracts/core';
import { useCan, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { AmountField } from '@canchero/shared-contracts/ui-forms';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../text';
import type { ReceptionCash } from './use-reception-cash';

const useStyles = makeStyles({
  opening: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '4px 0 8px' },
  field: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px' },
  button: { whiteSpace: 'nowrap' },
  other: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

/**
 * Says before cash is taken that no session is open, and opens one in place; or that the cash goes into another desk's.
 * Enter in its field opens the session instead of sending the form around it.
 */
export function CashNotice({ cash }: { cash: ReceptionCash }) {
  const text = useText();
  const errorText = useErrorText();
  const formatter = useFormatter(useClub());
  const styles = useStyles();
  const mayOpen = useCan(DESK_PERMISSION.reception);
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const amount = parseAmount(typed);
  const open = async () => {
    setTried(true);
    if (amount === null || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await cash.open(amount);
    } catch (error) {
      // a colleague was faster
      if (!isError(error, cashErrors.cash_session_open)) setFailure(errorText(error));
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void open();
  };
  const other = cash.current?.taking?.desk;
  if (!cash.lacking) {
    return other === 'buffet' ? <Text className={styles.other}>{text('cash.inBuffet')}</Text> : null;
  }
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <div className={styles.opening}>
          <span>{text(mayOpen ? 'cash.lacking' : 'cash.lacking.denied')}</span>
          {mayOpen && (
            // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside, which is not a form's
            <div className={styles.field} onKeyDown={onKeyDown}>
              <AmountField
                label={text('cash.opening')}
                value={typed}
                onChange={setTyped}
                error={
                  tried && amount === null
                    ? text('cash.opening.invalid', { most: formatter.money(MAX_AMOUNT) })
                    : undefined
                }
              />
              <Button className={styles.button} disabled={busy} onClick={() => void open()}>
                {text('cash.open')}
              </Button>
            </div>
          )}
          {failure && <span role="alert">{failure}</span>}
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}
