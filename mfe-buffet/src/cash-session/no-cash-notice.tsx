import { type CashDesk, DESK_PERMISSION } from '@canchero/shared-contracts/cash';
import { useCan } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { cashPath } from '../paths';
import { useText } from '../text';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
});

/** Explains beside the payment buttons why cash is unavailable. */
export function NoCashNotice({ desk = 'buffet' }: { desk?: CashDesk }) {
  const text = useText();
  const styles = useStyles();
  const mayOpen = useCan(DESK_PERMISSION[desk]);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {text('cash.needed')}{' '}
        {mayOpen && (
          <Link to={cashPath(desk)} className={styles.link}>
            {text('cash.open')}
          </Link>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
