import { type Booking, DOUBLES_PLAYERS, missingForDoubles } from '@canchero/shared-contracts/booking';
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
import { CreatePlayerForm } from './create-player-form';
import { PlayerPicker } from './player-picker';

interface PlayersTabProps {
  booking: Booking;
  disabled: boolean;
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
export function PlayersTab({ booking, disabled }: PlayersTabProps) {
  const { club, courts, actions, texts } = useBookings();
  const { text } = texts;
  const host = useHost();
  const styles = useStyles();
  const [creating, setCreating] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const { players } = booking;
  const missing = missingForDoubles(players.length);
  const court = courts.find((c) => c.id === booking.court_id);
  const sport = court?.sport;
  const isDoubles = booking.event_type === 'turno' && (sport === 'padel' || sport === 'tennis');

  const change = async (work: () => Promise<unknown>, failed: 'failed.playerAdd' | 'failed.playerRemove') => {
    try {
      await work();
    } catch (error) {
      host.toast({ intent: 'error', title: text(failed), body: errorText(error, texts) });
    }
  };
  const add = (id: string) => change(() => actions.addPlayers(booking, [id]), 'failed.playerAdd');
  const remove = (id: string) => change(() => actions.removePlayer(booking, id), 'failed.playerRemove');

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
      {players.length === 0 ? (
        <Text as="p">{text('form.players.empty')}</Text>
      ) : (
        <ul className={styles.rows} aria-label={text('form.players')}>
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
                  onClick={() => void remove(player.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled &&
        (creating === null ? (
          <Field label={text('form.players.add')}>
            <PlayerPicker
              clubId={club.id}
              chosen={players}
              typed={typed}
              onType={setTyped}
              onPick={({ id }) => void add(id)}
              onCreate={setCreating}
            />
          </Field>
        ) : (
          <CreatePlayerForm
            clubId={club.id}
            typed={creating}
            onClose={() => setCreating(null)}
            onCreated={(player) => {
              setCreating(null);
              setTyped('');
              host.toast({ intent: 'success', body: text('players.added', { name: playerName(player) }) });
              void add(player.id);
              void host.queryClient.invalidateQueries({ queryKey: keyOf(playerEndpoints.list, { clubId: club.id }) });
            }}
          />
        ))}
    </>
  );
}
