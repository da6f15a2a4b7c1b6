import type { Booking } from '@canchero/shared-contracts/booking';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints, playerName } from '@canchero/shared-contracts/player';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { useState } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import type { PlayerFieldValues } from '../../player-fields';
import { PlayersScopeDialog } from '../series/players-scope-dialog';
import { CreatePlayerForm, typedValues } from './create-player-form';
import { DoublesNotice } from './doubles-notice';
import { PlayerPicker } from './player-picker';
import { PlayerRows } from './player-rows';
import { PlayersPrice } from './players-price';
import { usePlayerChanges } from './use-player-changes';

interface PlayersTabProps {
  booking: Booking;
  disabled: boolean;
  /** Player being created, as typed; kept while another tab is open. Null for none. */
  newPlayer: PlayerFieldValues | null;
  onNewPlayer(newPlayer: PlayerFieldValues | null): void;
}

/** Players of an existing booking. Each pick is saved at once, and the picker stays open for the next one. */
export function PlayersTab({ booking, disabled, newPlayer, onNewPlayer }: PlayersTabProps) {
  const { club, courts, texts } = useBookings();
  const { text } = texts;
  const host = useHost();
  const changes = usePlayerChanges(booking);
  const [typed, setTyped] = useState('');
  const { players } = booking;
  const court = courts.find((c) => c.id === booking.court_id);
  const isDoubles = booking.event_type === 'turno' && (court?.sport === 'padel' || court?.sport === 'tennis');

  return (
    <>
      {isDoubles && <DoublesNotice count={players.length} />}
      {changes.priced && <PlayersPrice booking={booking} {...changes.priced} onClose={changes.dismissPrice} />}
      {players.length === 0 ? (
        <Text as="p">{text('form.players.empty')}</Text>
      ) : (
        <PlayerRows
          booking={booking}
          court={court?.name}
          doubles={isDoubles}
          onRemove={disabled ? null : changes.remove}
        />
      )}
      {!disabled &&
        (newPlayer === null ? (
          <Field label={text('form.players.add')}>
            <PlayerPicker
              clubId={club.id}
              chosen={players}
              typed={typed}
              onType={setTyped}
              onPick={({ id }) => changes.add(id)}
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
              changes.add(player.id);
              void host.queryClient.invalidateQueries({ queryKey: keyOf(playerEndpoints.list, { clubId: club.id }) });
            }}
          />
        ))}
      {changes.scope && !disabled && (
        <div>
          <Text>{text('series.players.current', { scope: changes.scope })}</Text>
          <Button appearance="transparent" size="small" onClick={changes.forgetScope}>
            {text('series.players.change')}
          </Button>
        </div>
      )}
      {changes.isAsking && <PlayersScopeDialog booking={booking} onChoose={changes.choose} onKeep={changes.keep} />}
    </>
  );
}
