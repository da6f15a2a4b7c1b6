import { useErrorText } from '@canchero/shared-contracts/kit';
import type { OnlineBooking } from '@canchero/shared-contracts/online-booking';
import { Button, MessageBar, MessageBarBody, makeStyles } from '@canchero/shared-contracts/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../../../text';

const useStyles = makeStyles({ button: { minHeight: '48px' } });

interface ConfirmContactProps {
  confirm: UseMutationResult<OnlineBooking, Error, string>;
  code: string;
}

/** Confirms the booking with the mailed code. Asked for once more, since programs that scan mails open their links. */
export function ConfirmContact({ confirm, code }: ConfirmContactProps) {
  const styles = useStyles();
  const text = useText();
  const errorText = useErrorText();
  return (
    <>
      {confirm.isError && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{errorText(confirm.error)}</MessageBarBody>
        </MessageBar>
      )}
      <Button
        appearance="primary"
        className={styles.button}
        disabledFocusable={confirm.isPending}
        onClick={() => confirm.mutate(code)}
      >
        {text('own.confirm')}
      </Button>
    </>
  );
}
