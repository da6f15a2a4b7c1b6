import type { Formatter } from '@canchero/shared-contracts/kit';
import { type ListedPlayer, playerName } from '@canchero/shared-contracts/player';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable, useRowStyles } from '@canchero/shared-contracts/ui-table';
import { ChatButton } from '../../chat/chat-button';
import { PhoneNumber } from '../../chat/phone-number';
import { useText } from '../../text';
import { useTableStyles } from './styles';

interface PlayersTableProps {
  players: readonly ListedPlayer[];
  formatter: Formatter;
  /** True while the rows are still those of the search before. */
  busy: boolean;
  /** Address of a player's drawer. */
  addressOf(player: ListedPlayer): string;
  /** Address of a player's drawer with what they owe. */
  balanceOf(player: ListedPlayer): string;
}

/** One line a player, which opens their drawer; on phones a card. */
export function PlayersTable({ players, formatter, busy, addressOf, balanceOf }: PlayersTableProps) {
  const text = useText();
  const styles = useTableStyles();
  const row = useRowStyles();
  const plain = (id: 'email' | 'category' | 'credit', of: (player: ListedPlayer) => string | null) => ({
    id,
    header: text(`players.${id}`),
    className: styles[id],
    number: id === 'credit',
    cell: (player: ListedPlayer) => {
      const value = of(player);
      const name = id === 'credit' && <span className={styles.onCard}>{text('players.credit')} </span>;
      return value ? (
        <span title={value}>
          {name}
          {value}
        </span>
      ) : (
        <span className={styles.none}>–</span>
      );
    },
  });
  const columns: DataColumn<ListedPlayer>[] = [
    {
      id: 'name',
      header: text('label.name'),
      className: styles.name,
      cell: (player) => (
        <span className={styles.who}>
          <Link className={mergeClasses(row.link, styles.linked)} to={addressOf(player)} title={playerName(player)}>
            {playerName(player)}
          </Link>
          {player.same_phone_id && <span className={styles.repeated}>{text('players.repeated')}</span>}
          {player.blocked && <span className={styles.blocked}>{text('players.blocked')}</span>}
        </span>
      ),
    },
    {
      id: 'phone',
      header: text('players.phone'),
      className: styles.phone,
      cell: ({ phone, phone_country, first_name, owed }) =>
        phone ? (
          <span className={styles.contact}>
            <PhoneNumber phone={`${phone_country}${phone}`} />
            <ChatButton phone={`${phone_country}${phone}`} subject={{ name: first_name, owed }} />
          </span>
        ) : (
          <span className={styles.none}>–</span>
        ),
    },
    plain('email', (player) => player.email),
    plain('category', (player) => player.category),
    {
      id: 'owed',
      header: text('players.owed'),
      className: styles.owed,
      number: true,
      cell: (player) =>
        player.owed > 0 ? (
          <Link className={styles.debt} to={balanceOf(player)} title={text('players.owed.show')}>
            <span className={styles.onCard}>{text('players.owed')} </span>
            {formatter.money(player.owed)}
          </Link>
        ) : (
          <span className={styles.none}>–</span>
        ),
    },
    plain('credit', (player) => (player.credit > 0 ? formatter.money(player.credit) : null)),
  ];
  return (
    <DataTable
      label={text('players.title')}
      columns={columns}
      rows={players}
      keyOf={(player) => player.id}
      busy={busy}
      fixed
    />
  );
}
