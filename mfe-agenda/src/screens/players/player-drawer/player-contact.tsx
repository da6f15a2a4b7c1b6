import { type PlayerDetail, playerName } from '@canchero/shared-contracts/player';
import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles } from '@canchero/shared-contracts/ui';
import { ChatMenu } from '../../../chat/chat-menu';
import { PhoneNumber } from '../../../chat/phone-number';
import { useText } from '../../../text';
import { TwinButton } from './twin-button';

const useStyles = makeStyles({ contact: { display: 'flex', alignItems: 'center', gap: '8px' } });

interface PlayerContactProps {
  detail: PlayerDetail;
  onShow(playerId: string): void;
  onMerge(): void;
}

/** Phone of a player, to be called and written to; says who else has it. */
export function PlayerContact({ detail: { player, owed }, onShow, onMerge }: PlayerContactProps) {
  const text = useText();
  const styles = useStyles();
  const { same_phone_id } = player;
  if (!player.phone) return null;
  const phone = `${player.phone_country}${player.phone}`;
  return (
    <>
      <div className={styles.contact}>
        <PhoneNumber phone={phone} />
        <ChatMenu phone={phone} subject={{ name: player.first_name || playerName(player), owed }} />
      </div>
      {same_phone_id && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('players.repeated.hint')}</MessageBarBody>
          <MessageBarActions>
            <TwinButton playerId={same_phone_id} onShow={onShow} />
            <Button size="small" onClick={onMerge}>
              {text('players.merge')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}
