import type { Formatter } from '@canchero/shared-contracts/kit';
import { type Player, playerName } from '@canchero/shared-contracts/player';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { useTableStyles } from './styles';

const COLUMNS = ['name', 'phone', 'email', 'category', 'credit'] as const;

interface PlayersTableProps {
  players: readonly Player[];
  formatter: Formatter;
  /** What is shown is of the search before. */
  busy: boolean;
  /** Address of a player's drawer. */
  addressOf(player: Player): string;
}

/** One line a player, which opens their drawer; on phones a card. */
export function PlayersTable({ players, formatter, busy, addressOf }: PlayersTableProps) {
  const text = useText();
  const styles = useTableStyles();
  const cell = (column: (typeof COLUMNS)[number], value: string | null) => (
    <td
      className={mergeClasses(styles.td, styles[column], !value && styles.none, !value && styles.noneOnCard)}
      title={value ?? undefined}
    >
      {value || '–'}
    </td>
  );
  return (
    <div className={styles.place}>
      <table
        className={mergeClasses(styles.table, busy && styles.busy)}
        aria-label={text('players.title')}
        aria-busy={busy}
      >
        <thead className={styles.head}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={mergeClasses(styles.th, styles[column])}>
                {text(`players.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {players.map((player) => (
            <tr key={player.id} className={styles.row}>
              <td className={mergeClasses(styles.td, styles.name)}>
                <Link className={styles.link} to={addressOf(player)} title={playerName(player)}>
                  {playerName(player)}
                </Link>
                {player.blocked && <span className={styles.blocked}>{text('players.blocked')}</span>}
              </td>
              {cell('phone', player.phone_text)}
              {cell('email', player.email)}
              {cell('category', player.category)}
              {cell('credit', player.credit > 0 ? formatter.money(player.credit) : null)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
