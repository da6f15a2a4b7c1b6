import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useText } from '../../text';
import type { BookingForm } from '../details/use-booking-form';

const useStyles = makeStyles({
  names: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  name: { maxWidth: '100%', overflowWrap: 'anywhere' },
});

/** Players chosen for a new booking; each can be removed. */
export function DraftPlayers({ form }: { form: BookingForm }) {
  const text = useText();
  const styles = useStyles();
  const { players } = form.draft;
  if (players.length === 0) return null;
  const without = (gone: string) => form.edit({ players: players.filter(({ id }) => id !== gone) });
  return (
    <ul className={styles.names} aria-label={text('players.title')}>
      {players.map(({ id, name }) => (
        <li key={id}>
          <Button
            size="small"
            shape="circular"
            className={styles.name}
            icon={<DismissRegular />}
            iconPosition="after"
            aria-label={text('form.players.remove', { name })}
            onClick={() => without(id)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
