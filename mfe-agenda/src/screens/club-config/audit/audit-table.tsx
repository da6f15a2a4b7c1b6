import type { AuditRow } from '@canchero/shared-contracts/audit';
import type { Club } from '@canchero/shared-contracts/club';
import { pathTo } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { CARDS, type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { paths } from '../../../paths';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { useAuditText } from './use-audit-text';

const useStyles = makeStyles({
  when: {
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    [CARDS]: { gridRow: 1, gridColumn: 2, fontSize: tokens.fontSizeBase200 },
  },
  who: { [CARDS]: { gridRow: 2, gridColumn: '1 / span 2' } },
  what: { fontWeight: tokens.fontWeightSemibold, [CARDS]: { gridRow: 1, gridColumn: 1 } },
  object: { overflowWrap: 'anywhere', [CARDS]: { gridColumn: '1 / span 2', ':empty': { display: 'none' } } },
  details: { color: tokens.colorNeutralForeground2 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  link: { color: tokens.colorBrandForegroundLink },
});

/** Table with a row per audit entry. */
export function AuditTable({ club, rows }: { club: Club; rows: readonly AuditRow[] }) {
  const text = useText();
  const styles = useStyles();
  const shared = useConfigStyles();
  const words = useAuditText(club);
  const objectOf = ({ booking_id, order_id, object_name }: AuditRow) =>
    booking_id ? (
      <Link className={styles.link} to={paths.event(booking_id)}>
        {text('players.ledger.booking')}
      </Link>
    ) : order_id ? (
      <Link className={styles.link} to={pathTo('order', order_id)}>
        {text('config.audit.order')}
      </Link>
    ) : (
      object_name
    );
  const columns: (Omit<DataColumn<AuditRow>, 'header'> & { id: 'when' | 'who' | 'what' | 'object' | 'details' })[] = [
    { id: 'when', className: styles.when, cell: words.when },
    {
      id: 'who',
      className: styles.who,
      cell: (row) => (
        <>
          {words.who(row)} <span className={styles.quiet}>{words.role(row)}</span>
        </>
      ),
    },
    {
      id: 'what',
      className: styles.what,
      cell: (row) => (
        <>
          {words.what(row)}{' '}
          {row.outcome === 'refused' && (
            <span className={mergeClasses(shared.badge, shared.bad)}>{text('config.audit.refused')}</span>
          )}
        </>
      ),
    },
    { id: 'object', className: styles.object, cell: objectOf },
    { id: 'details', className: mergeClasses(styles.object, styles.details), cell: words.details },
  ];
  return (
    <DataTable
      label={text('config.tab.audit')}
      columns={columns.map((column) => ({ ...column, header: text(`config.audit.column.${column.id}`) }))}
      rows={rows}
      keyOf={(row) => row.id}
    />
  );
}
