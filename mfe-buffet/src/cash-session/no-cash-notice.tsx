import { useCan } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { paths } from '../paths';
import { useText } from '../text';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
});

/** Explains beside the payment buttons why cash is unavailable. */
export function NoCashNotice() {
  const text = useText();
  const styles = useStyles();
  const mayOpen = useCan('buffet');
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        {text('cash.needed')}{' '}
        {mayOpen && (
          <Link to={paths.cash} className={styles.link}>
            {text('cash.open')}
          </Link>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
