import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { MessageBar, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useText } from '../text';
import { alertsOf } from './model/online-payments';
import { useOnlinePayments } from './queries';

/** Warns on every tab of a booking of money at the gateway that the club has to settle. */
export function OnlinePaymentAlerts({ bookingId }: { bookingId: string }) {
  const text = useText();
  const club = useClub();
  const formatter = useFormatter(club);
  const { data = [] } = useOnlinePayments(club.id, bookingId);
  return data.flatMap(alertsOf).map(({ key, kind, gatewayId, amount }) => (
    <MessageBar key={key} intent={kind === 'in_mediation' ? 'warning' : 'error'} layout="multiline" role="alert">
      <MessageBarBody>
        {text(`gateway.alert.${kind}`, { id: gatewayId, amount: formatter.money(amount) })}
      </MessageBarBody>
    </MessageBar>
  ));
}
