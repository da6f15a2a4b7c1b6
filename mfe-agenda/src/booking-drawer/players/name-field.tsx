import { playerName } from '@canchero/shared-contracts/player';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { useEffect, useRef } from 'react';
import { useBookings } from '../../bookings-data/bookings-context';
import type { BookingForm } from '../details/use-booking-form';
import { newPlayerDraft } from '../model/booking-draft';
import { DraftPlayers } from './draft-players';
import { NewPlayerFields } from './new-player-fields';
import { PlayerPicker } from './player-picker';

interface Validation {
  validationState?: 'error';
  validationMessage?: string;
}

interface NameFieldProps {
  form: BookingForm;
  validation: Validation;
  /** Validation of the player whom the booking adds to the club. */
  newPlayer: Validation;
}

const useStyles = makeStyles({
  who: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

/** Field that says in whose name a new booking is: players of the club, or one whom the booking adds to it. */
export function NameField({ form, validation, newPlayer }: NameFieldProps) {
  const { club, texts } = useBookings();
  const { text } = texts;
  const styles = useStyles();
  const { draft, edit } = form;
  const { players, new_player } = draft;
  const who = useRef<HTMLDivElement>(null);
  // after the drawer itself, which takes its first control: a name is typed without a click
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!another) queueMicrotask(() => who.current?.querySelector('input')?.focus({ preventScroll: true }));
  }, []);
  const another = players.length > 0 || new_player !== null;
  return (
    <div ref={who} className={styles.who}>
      <Field label={text('form.inNameOf')} {...validation}>
        {(field) => (
          <div className={styles.who}>
            <DraftPlayers form={form} />
            <PlayerPicker
              {...field}
              clubId={club.id}
              chosen={players}
              typed={draft.player_text}
              {...(another && { placeholder: text('form.inNameOf.another') })}
              onType={(player_text) => edit({ player_text })}
              onPick={(player) =>
                edit({ player_text: '', players: [...players, { id: player.id, name: playerName(player) }] })
              }
              onCreate={
                new_player ? undefined : (typed) => edit({ player_text: '', new_player: newPlayerDraft(typed) })
              }
            />
          </div>
        )}
      </Field>
      {new_player && <NewPlayerFields form={form} player={new_player} validation={newPlayer} />}
    </div>
  );
}
