import { holds } from '@canchero/shared-contracts/core';
import { useHost, useStore } from '@canchero/shared-contracts/kit';
import type { DashboardAlertRow } from '@canchero/shared-contracts/report';
import { useFigures } from '../../../format/use-figures';
import { useText } from '../../../text';
import { ALERT_ACTIONS } from '../model/alerts';
import { AlertList } from './alert-list';

/** Today's alerts, each with its action if the user may take it. */
export function Alerts({ alerts }: { alerts: readonly DashboardAlertRow[] }) {
  const text = useText();
  const { share } = useFigures();
  const held = useStore(useHost().permissions, ({ permissions }) => permissions);
  return (
    <AlertList
      alerts={alerts.map(({ kind, count }) => {
        const { to, permission } = ALERT_ACTIONS[kind];
        return {
          key: kind,
          words: text(`alert.${kind}`, { count, share: share(count / 100) }),
          action: holds(held, permission) ? { to, label: text(`alert.${kind}.action`) } : null,
        };
      })}
    />
  );
}
