import {
  type Booking,
  type ChangeScope,
  DOUBLES_PLAYERS,
  type MovedBooking,
  missingForDoubles,
} from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints, playerName } from '@canchero/shared-contracts/player';
import { Button, Caption1, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import { errorText } from '../../bookings-data/error-text';
import { ChatMenu } from '../../chat/chat-menu';
import { PhoneNumber } from '../../chat/phone-number';
import type { PlayerFieldValues } from '../../player-fields';
import { tariffOffer } from '../../undo/tariff-offer';
import { PlayersScopeDialog } from '../series/players-scope-dialog';
import { useSeriesActions } from '../series/use-series-actions';
import { CreatePlayerForm, typedValues } from './create-player-form';
import { PlayerPicker } from './player-picker';
import { PlayersPrice, type PlayersTariff } from './players-price';

/** Player who comes into the booking or leaves it. */
interface PlayerChange {
  id: string;
  comes: boolean;
}

interface PlayersTabProps {
  booking: Booking;
  disabled: boolean;
  /** Player being created, as typed; kept while another tab is open. Null for none. */
  newPlayer: PlayerFieldValues | null;
  onNewPlayer(newPlayer: PlayerFieldValues | null): void;
}

const useStyles = makeStyles({
  doubles: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  complete: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
  rows: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  phone: { color: tokens.colorNeutralForeground2 },
});

/** Players of an existing booking. Each pick is saved at once, and the picker stays open for the next one. */
export function PlayersTab({ booking, disabled, newPlayer, onNewPlayer }: PlayersTabProps) {
  const bookings = useBookings();
  const { changeSeriesPlayers } = useSeriesActions();
  const { club, courts, actions, texts } = bookings;
  const { text, formatter } = texts;
  const host = useHost();
  const styles = useStyles();
  const [typed, setTyped] = useState('');
  const { players } = booking;
  const missing = missingForDoubles(players.length);
  const court = courts.find((c) => c.id === booking.court_id);
  const sport = court?.sport;
  const isDoubles = booking.event_type === 'turno' && (sport === 'padel' || sport === 'tennis');

  const [priced, setPriced] = useState<(PlayersTariff & { first: string | undefined }) | null>(null);
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
  const change = async (work: () => Promise<unknown>, failed: 'failed.playerAdd' | 'failed.playerRemove') => {
    try {
      await work();
    } catch (error) {
      host.toast({ intent: 'error', title: text(failed), body: errorText(error, texts) });
    }
  };
  // asked once while the tab is open, and shown from then on
  const [scope, setScope] = useState<ChangeScope | null>(null);
  const [asking, setAsking] = useState<PlayerChange | null>(null);
  const send = ({ id, comes }: PlayerChange, scope: ChangeScope) =>
    change(
      async () => {
        if (scope === 'one') {
          const changed = await (comes ? actions.addPlayers(booking, [id]) : actions.removePlayer(booking, id));
          return price(changed, scope);
        }
        const {
          booking: here,
          changed,
          paid,
          same,
        } = await changeSeriesPlayers(booking, {
          scope,
          [comes ? 'add' : 'remove']: [id],
        });
        const total = changed + paid + same;
        host.toast({ intent: 'success', body: text('series.players.done', { changed, total, paid, same }) });
        price(here, scope);
      },
      comes ? 'failed.playerAdd' : 'failed.playerRemove',
    );
  const start = (next: PlayerChange) => {
    if (booking.series_id && !scope) setAsking(next);
    else void send(next, scope ?? 'one');
  };
  const add = (id: string) => start({ id, comes: true });
  const remove = (id: string) => start({ id, comes: false });

  return (
    <>
      {isDoubles && (
        <Text role="status" className={mergeClasses(styles.doubles, missing === 0 && styles.complete)}>
          {missing === 0 ? <CheckmarkCircleRegular aria-hidden /> : <PeopleRegular aria-hidden />}
          {missing === 0
            ? text('players.doubles.complete', { count: players.length })
            : text('players.doubles.missing', { missing, wanted: DOUBLES_PLAYERS })}
        </Text>
      )}
      {priced && <PlayersPrice booking={booking} {...priced} onClose={() => setPriced(null)} />}
      {players.length === 0 ? (
        <Text as="p">{text('form.players.empty')}</Text>
      ) : (
        <ul className={styles.rows} aria-label={text('players.title')}>
          {players.map((player) => (
            <li key={player.id} className={styles.row}>
              <span className={styles.who}>
                <Text weight="semibold">{player.name}</Text>
                {player.phone && (
                  <Caption1>
                    <PhoneNumber phone={player.phone} className={styles.phone} />
                  </Caption1>
                )}
              </span>
              {player.phone && (
                <ChatMenu
                  phone={player.phone}
                  subject={{ name: player.name, booking, court: court?.name, doubles: isDoubles }}
                />
              )}
              {!disabled && (
                <Button
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={text('form.players.remove', { name: player.name })}
                  onClick={() => remove(player.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled &&
        (newPlayer === null ? (
          <Field label={text('form.players.add')}>
            <PlayerPicker
              clubId={club.id}
              chosen={players}
              typed={typed}
              onType={setTyped}
              onPick={({ id }) => add(id)}
              onCreate={(name) => onNewPlayer(typedValues(name, club.timezone))}
            />
          </Field>
        ) : (
          <CreatePlayerForm
            clubId={club.id}
            values={newPlayer}
            onChange={onNewPlayer}
            onClose={() => onNewPlayer(null)}
            onCreated={(player) => {
              onNewPlayer(null);
              setTyped('');
              host.toast({ intent: 'success', body: text('players.added', { name: playerName(player) }) });
              add(player.id);
              void host.queryClient.invalidateQueries({ queryKey: keyOf(playerEndpoints.list, { clubId: club.id }) });
            }}
          />
        ))}
      {scope && !disabled && (
        <div>
          <Text>{text('series.players.current', { scope })}</Text>
          <Button appearance="transparent" size="small" onClick={() => setScope(null)}>
            {text('series.players.change')}
          </Button>
        </div>
      )}
      {asking && (
        <PlayersScopeDialog
          booking={booking}
          onChoose={(chosen) => {
            setScope(chosen);
            setAsking(null);
            void send(asking, chosen);
          }}
          onKeep={() => setAsking(null)}
        />
      )}
    </>
  );
}
