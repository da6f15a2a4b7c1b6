import { isAppError } from '@canchero/shared-contracts/core';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Button, MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';
import type { HoldState } from './hold-session';

const useStyles = makeStyles({
  lost: { display: 'flex', flexDirection: 'column', gap: '16px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  action: { flexGrow: 1, minHeight: '44px' },
});

/** Refusals after which the same place may be had a moment later. */
const WORTH_RETRY = [
  'no_connection',
  'timeout',
  'unavailable',
  'internal',
  'rate_limited',
  'unexpected_answer',
  'proof_required',
  'too_many_holds_at_club',
];

interface HoldLostProps {
  state: Extract<HoldState, { status: 'refused' | 'ended' }>;
  onRetry(): void;
  onBack(): void;
}

/** Says why the place is not held, and offers the ways on: the same place again, or the other free starts. */
export function HoldLost({ state, onRetry, onBack }: HoldLostProps) {
  const styles = useStyles();
  const text = useText();
  const errorText = useErrorText();
  const ended = state.status === 'ended';
  const code = ended ? 'ended' : isAppError(state.error) ? state.error.code : 'internal';
  const taken = code === 'schedule_conflict';
  const again = ended || WORTH_RETRY.includes(code);
  return (
    <div className={styles.lost}>
      <MessageBar intent={ended || taken ? 'warning' : 'error'} role="alert">
        <MessageBarBody>
          <MessageBarTitle>{text(ended ? 'hold.ended' : taken ? 'hold.taken' : 'hold.refused')}</MessageBarTitle>
          {ended ? text('hold.ended.body') : taken ? text('hold.taken.body') : errorText(state.error)}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.actions}>
        {again && (
          <Button appearance="primary" className={styles.action} onClick={onRetry}>
            {text('hold.again')}
          </Button>
        )}
        <Button appearance={again ? 'secondary' : 'primary'} className={styles.action} onClick={onBack}>
          {text('hold.others')}
        </Button>
      </div>
    </div>
  );
}
