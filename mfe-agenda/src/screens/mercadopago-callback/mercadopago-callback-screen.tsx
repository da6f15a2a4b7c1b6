import { useErrorText, useHost, useQueryParams, useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, makeStyles, Notice, Spinner, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { useEffect } from 'react';
import { paths } from '../../paths';
import { useText } from '../../text';
import { type Outcome, useOAuthCallback } from './use-oauth-callback';

const useStyles = makeStyles({
  done: { fontSize: '48px', color: tokens.colorStatusSuccessForeground1 },
  failed: { fontSize: '48px', color: tokens.colorStatusDangerForeground1 },
  title: { margin: 0 },
  words: { maxWidth: '480px', textAlign: 'center' },
  screen: { display: 'flex', minHeight: '100%' },
  denied: { fontSize: '48px', color: tokens.colorNeutralForeground2 },
});

/** Redirect target of the Mercado Pago authorization. Shows whether the club was connected, and if not, why. */
export function MercadoPagoCallbackScreen() {
  const text = useText();
  const styles = useStyles();
  const host = useHost();
  const [address] = useQueryParams();
  const { outcome, retry } = useOAuthCallback(address);
  const selectedId = useStore(host.clubs, (s) => s.selectedId);
  const navigate = useNavigate();
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
  const mayRetry = kind === 'failed' && outcome.mayRetry;
  const elsewhere = kind === 'connected' && selectedId !== outcome.connected.club_id;
  return (
    <div className={styles.screen}>
      <Notice>
        {kind === 'connected' ? (
          <CheckmarkCircleRegular className={styles.done} />
        ) : (
          <DismissCircleRegular className={kind === 'failed' ? styles.failed : styles.denied} />
        )}
        <Title3 as="h1" className={styles.title}>
          {text(`mpCallback.${kind}`)}
        </Title3>
        <Text role={kind === 'connected' ? 'status' : 'alert'} className={styles.words}>
          <Explanation outcome={outcome} />
        </Text>
        {mayRetry && (
          <Button appearance="primary" onClick={retry}>
            {text('form.retry')}
          </Button>
        )}
        <Button
          appearance={mayRetry ? 'secondary' : 'primary'}
          onClick={() => navigate(elsewhere ? '/select-club' : paths.clubConfigTab('mercadopago'))}
        >
          {text(elsewhere ? 'mpCallback.choose' : kind === 'connected' ? 'mpCallback.back' : 'mpCallback.again')}
        </Button>
      </Notice>
    </div>
  );
}

function Explanation({ outcome }: { outcome: Exclude<Outcome, { kind: 'pending' }> }) {
  const text = useText();
  const errorText = useErrorText();
  if (outcome.kind === 'connected') return text('mpCallback.connected.body', { club: outcome.connected.club_name });
  if (outcome.kind === 'failed') return errorText(outcome.error);
  return text(`mpCallback.${outcome.kind}.body`);
}
