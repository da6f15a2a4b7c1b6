import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import { type PlayerSuggestion, playerName } from '@canchero/shared-contracts/player';
import { Caption1, makeStyles, Text, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../text';

const useStyles = makeStyles({
  player: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '12px', width: '100%' },
  name: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  member: {
    padding: '0 6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  money: { justifySelf: 'end', fontVariantNumeric: 'tabular-nums' },
  owed: { color: tokens.colorStatusDangerForeground1 },
  credit: { color: tokens.colorStatusSuccessForeground1 },
});

/** Row of a player with what the desk should know before it books for them. */
export function PlayerOption({ player }: { player: PlayerSuggestion }) {
  const text = useText();
  const formatter = useFormatter(useClub());
  const { locale } = useIntl();
  const styles = useStyles();
  const partners = new Intl.ListFormat(locale).format(player.plays_with);
  return (
    <span className={styles.player}>
      <span className={styles.name}>
        <Text>{playerName(player)}</Text>
        {player.member && <Caption1 className={styles.member}>{text('players.member')}</Caption1>}
      </span>
      <span className={styles.money}>
        {player.owed > 0 && (
          <Caption1 className={styles.owed}>
            {text('form.players.owes', { amount: formatter.money(player.owed) })}
          </Caption1>
        )}
      </span>
      <span>
        {player.phone_text && (
          <Caption1 block className={styles.quiet}>
            {player.phone_text}
          </Caption1>
        )}
        {partners && (
          <Caption1 block className={styles.quiet}>
            {text('form.players.playsWith', { names: partners })}
          </Caption1>
        )}
      </span>
      <span className={styles.money}>
        {player.credit > 0 && (
          <Caption1 className={styles.credit}>
            {text('form.players.hasCredit', { amount: formatter.money(player.credit) })}
          </Caption1>
        )}
      </span>
    </span>
  );
}
