import { useHost, useHostState } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, Spinner, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { useEffect } from 'react';
import { useAddress } from '../../configuring/use-address';
import { paths } from '../../paths';
import { Notice } from '../../states/Notice';
import { useText } from '../../text';
import { useErrorText } from '../../use-error-text';
import { type Outcome, useOutcome } from './use-outcome';

const useStyles = makeStyles({
  done: { fontSize: '48px', color: tokens.colorStatusSuccessForeground1 },
  failed: { fontSize: '48px', color: tokens.colorStatusDangerForeground1 },
  title: { margin: 0 },
  words: { maxWidth: '480px' },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

/** Where Mercado Pago sends a seller back to: whether the club is connected, and if not, why. */
export function MercadoPagoCallbackScreen() {
  const text = useText();
  const styles = useStyles();
  const host = useHost();
  const [address] = useAddress();
  const { outcome, retry } = useOutcome(address);
  const selectedId = useHostState(host.clubs, (s) => s.selectedId);
  const { kind } = outcome;
  useEffect(() => {
    host.setBreadcrumbs([
      { label: text('config.title'), path: paths.clubConfig },
      { label: 'Mercado Pago', path: paths.clubConfigTab('mercadopago') },
    ]);
    return () => host.setBreadcrumbs([]);
  }, [host, text]);
  if (kind === 'pending') {
    return (
      <Notice>
        <Spinner label={text('mpCallback.pending')} />
      </Notice>
    );
  }
  const elsewhere = kind === 'connected' && selectedId !== outcome.connected.club_id;
  return (
    <Notice>
      {kind === 'connected' ? (
        <CheckmarkCircleRegular className={styles.done} />
      ) : (
        <DismissCircleRegular className={styles.failed} />
      )}
      <Title3 as="h1" className={styles.title}>
        {text(`mpCallback.${kind}`)}
      </Title3>
      <Text role={kind === 'connected' ? 'status' : 'alert'} className={styles.words}>
        <Explanation outcome={outcome} />
      </Text>
      {kind === 'failed' && outcome.mayRetry && (
        <Button appearance="primary" onClick={retry}>
          {text('agenda.retry')}
        </Button>
      )}
      <Link className={styles.link} to={elsewhere ? '/select-club' : paths.clubConfigTab('mercadopago')}>
        {text(elsewhere ? 'mpCallback.choose' : kind === 'connected' ? 'mpCallback.back' : 'mpCallback.again')}
      </Link>
    </Notice>
  );
}

function Explanation({ outcome }: { outcome: Exclude<Outcome, { kind: 'pending' }> }) {
  const text = useText();
  const errorText = useErrorText();
  if (outcome.kind === 'connected') return text('mpCallback.connected.body', { club: outcome.connected.club_name });
  if (outcome.kind === 'failed') return errorText(outcome.error);
  return text(`mpCallback.${outcome.kind}.body`);
}
