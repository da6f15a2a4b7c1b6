import type { Booking, ChangeScope, MovedBooking } from '@canchero/shared-contracts/booking';
import { useHost } from '@canchero/shared-contracts/kit';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { tariffOffer } from '../../undo/tariff-offer';
import { useSeriesActions } from '../series/use-series-actions';
import type { PlayersTariff } from './players-price';

/** Player who comes into the booking or leaves it. */
interface PlayerChange {
  id: string;
  comes: boolean;
}

/**
 * Saves each change of a booking's players at once. Of a series it asks for how many dates, once while the tab is open,
 * and shows from then on what was chosen.
 */
export function usePlayerChanges(booking: Booking) {
  const bookings = useBookings();
  const { changeSeriesPlayers } = useSeriesActions();
  const { actions, texts } = bookings;
  const { text, formatter } = texts;
  const host = useHost();
  const [priced, setPriced] = useState<(PlayersTariff & { first: string | undefined }) | null>(null);
  const [scope, setScope] = useState<ChangeScope | null>(null);
  const [asking, setAsking] = useState<PlayerChange | null>(null);

  /** Says or asks what a change of the players means for the price. What was said stays while the first player does. */
  const price = (changed: MovedBooking, scope: ChangeScope) => {
    const { tariff } = changed;
    const first = changed.players[0]?.id;
    if (!tariff) return setPriced((said) => (said?.scope === 'one' && said.first === first ? said : null));
    setPriced({ tariff, scope, first });
    if (tariff.outcome !== 'updated') return;
    const { body } = tariffOffer(bookings, changed, () => undefined);
    const title = text('tariff.done', { price: formatter.money(tariff.price) });
    host.toast({ intent: 'success', title, ...(body && { body }) });
  };
  const changeOne = async ({ id, comes }: PlayerChange) =>
    price(await (comes ? actions.addPlayers(booking, [id]) : actions.removePlayer(booking, id)), 'one');
  const changeSeries = async ({ id, comes }: PlayerChange, scope: Exclude<ChangeScope, 'one'>) => {
    const answer = await changeSeriesPlayers(booking, { scope, [comes ? 'add' : 'remove']: [id] });
    const { changed, paid, same } = answer;
    const total = changed + paid + same;
    host.toast({ intent: 'success', body: text('series.players.done', { changed, total, paid, same }) });
    price(answer.booking, scope);
  };
  const send = async (change: PlayerChange, scope: ChangeScope) => {
    try {
      await (scope === 'one' ? changeOne(change) : changeSeries(change, scope));
    } catch (error) {
      const title = text(change.comes ? 'failed.playerAdd' : 'failed.playerRemove');
      host.toast({ intent: 'error', title, body: errorText(error, texts) });
    }
  };
  const start = (change: PlayerChange) => {
    if (booking.series_id && !scope) setAsking(change);
    else void send(change, scope ?? 'one');
  };

  return {
    add: (id: string) => start({ id, comes: true }),
    remove: (id: string) => start({ id, comes: false }),
    /** Meaning of the last change for the price; null if there is nothing to say. */
    priced,
    dismissPrice: () => setPriced(null),
    /** Dates that changes apply to; null until that is asked. */
    scope,
    forgetScope: () => setScope(null),
    /** True while the person is asked for the dates. */
    isAsking: asking !== null,
    choose: (chosen: ChangeScope) => {
      setScope(chosen);
      setAsking(null);
      if (asking) void send(asking, chosen);
    },
    keep: () => setAsking(null),
  };
}
