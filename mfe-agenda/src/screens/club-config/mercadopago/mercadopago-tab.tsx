import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { Button, LoadError, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { Suspense, useState } from 'react';
import { RemovalConfirmation } from '../overlays';
import { useMercadoPago } from '../queries';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

const BADGES = { connected: 'good', broken: 'bad', disconnected: undefined } as const;

/** Tab that connects and disconnects the club's Mercado Pago account. */
export function MercadoPagoTab() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const query = useMercadoPago(club.id);
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  if (query.isError && !query.data) {
    return (
      <LoadError
        title={text('failed.mercadopago')}
        reason={errorText(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) {
    return (
      <Skeleton aria-label={text('screen.loading')} className={styles.card}>
        <SkeletonItem size={32} />
        <SkeletonItem size={64} />
      </Skeleton>
    );
  }
  const { status, seller_id, live_mode, connected_at, connected_by, simulated } = query.data;
  const badge = BADGES[status];
  const connect = () => {
    setLeaving(true);
    query.connect().catch((error) => {
      setLeaving(false);
      host.toast({ intent: 'error', title: text('failed.connect'), body: errorText(error) });
    });
  };
  const disconnect = async () => {
    await query.disconnect();
    host.toast({ intent: 'success', body: text('history.mercadopago.disconnect') });
    setAsking(false);
  };
  return (
    <section className={styles.card} aria-label="Mercado Pago">
      <div className={styles.head}>
        <Text as="h2" className={mergeClasses(styles.sectionTitle, styles.grow)}>
          Mercado Pago
        </Text>
        <span role="status" className={mergeClasses(styles.badge, badge && styles[badge])}>
          {text(`config.mp.status.${status}`)}
        </span>
      </div>
      <Text>{text(`config.mp.${status}`)}</Text>
      {status !== 'disconnected' && (
        <dl className={styles.facts}>
          <dt>{text('config.mp.seller')}</dt>
          <dd className={styles.value}>{seller_id}</dd>
          <dt>{text('config.mp.mode')}</dt>
          <dd className={styles.value}>{text(live_mode ? 'config.mp.live' : 'config.mp.test')}</dd>
          <dt>{text('config.mp.since')}</dt>
          <dd className={styles.value}>{connected_at && formatter.dateTime(connected_at)}</dd>
          <dt>{text('config.mp.by')}</dt>
          <dd className={styles.value}>{connected_by}</dd>
        </dl>
      )}
      {simulated && <Text className={styles.note}>{text('config.mp.simulated')}</Text>}
      <div className={styles.head}>
        {status !== 'connected' && (
          <Button appearance="primary" disabled={leaving} onClick={connect}>
            {text(leaving ? 'config.mp.leaving' : status === 'broken' ? 'config.mp.again' : 'config.mp.connect')}
          </Button>
        )}
        {status !== 'disconnected' && <Button onClick={() => setAsking(true)}>{text('config.mp.disconnect')}</Button>}
      </div>
      <Suspense fallback={null}>
        {asking && (
          <RemovalConfirmation
            title={text('config.mp.disconnect.title')}
            confirm={text('config.mp.disconnect')}
            onRemove={disconnect}
            onKeep={() => setAsking(false)}
          >
            {text('config.mp.disconnect.body')}
          </RemovalConfirmation>
        )}
      </Suspense>
    </section>
  );
}
