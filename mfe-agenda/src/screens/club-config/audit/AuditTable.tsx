import type { AuditRow } from '@canchero/shared-contracts/audit';
import type { Club } from '@canchero/shared-contracts/club';
import { Link } from '@canchero/shared-contracts/router';
import { mergeClasses } from '@canchero/shared-contracts/ui';
import { paths } from '../../../paths';
import { useText } from '../../../text';
import { useConfigStyles } from '../styles';
import { useAuditStyles } from './styles';
import { useAuditText } from './use-audit-text';

const COLUMNS = ['when', 'who', 'what', 'object', 'details'] as const;

/** One line for each thing that was done; on phones a card. */
export function AuditTable({ club, rows }: { club: Club; rows: readonly AuditRow[] }) {
  const text = useText();
  const styles = useAuditStyles();
  const shared = useConfigStyles();
  const words = useAuditText(club);
  const objectOf = ({ object_type, object_id, object_name }: AuditRow) =>
    object_type === 'booking' && object_id ? (
      <Link className={styles.link} to={paths.event(object_id)}>
        {text('config.audit.booking')}
      </Link>
    ) : (
      object_name
    );
  return (
    <div className={styles.place}>
      <table className={styles.table} aria-label={text('config.tab.audit')}>
        <thead className={styles.thead}>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.th}>
                {text(`config.audit.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.tbody}>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row}>
              <td className={mergeClasses(styles.td, styles.when)}>{words.when(row)}</td>
              <td className={mergeClasses(styles.td, styles.who)}>
                {words.who(row)} <span className={styles.quiet}>{words.role(row)}</span>
              </td>
              <td className={mergeClasses(styles.td, styles.what)}>
                {words.what(row)}{' '}
                {row.outcome === 'refused' && (
                  <span className={mergeClasses(shared.badge, shared.bad)}>{text('config.audit.refused')}</span>
                )}
              </td>
              <td className={mergeClasses(styles.td, styles.object)}>{objectOf(row)}</td>
              <td className={mergeClasses(styles.td, styles.details)}>{words.details(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
