import type { AdminAuditRow } from '@canchero/shared-contracts/admin-audit';
import { type Formatter, useErrorText } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { LoadError, makeStyles, ScreenLoading, Text, tokens } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { NameWithTags } from '../../page/tags';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { type TextId, useText } from '../../text';
import { type AuditSearch, useAudit } from './queries';

/** Texts of the roles; others, as of a deploy token, go by their name. */
const ROLES: Readonly<Record<string, TextId>> = {
  owner: 'memberRole.owner',
  manager: 'memberRole.manager',
  staff: 'memberRole.staff',
  super_admin: 'role.super_admin',
};

const useStyles = makeStyles({
  action: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  details: { overflowWrap: 'anywhere' },
  more: { alignSelf: 'flex-start' },
});

/** Lines of the audit that fit a search, newest first. */
export function AuditLines({ search }: { search: AuditSearch }) {
  const text = useText();
  const styles = useStyles();
  const errorText = useErrorText();
  const format = usePlatformFormatter();
  const query = useAudit(search);
  const { data, error, refetch } = query;
  if (!data) {
    if (error)
      return <LoadError title={text('audit.failed')} reason={errorText(error)} onRetry={() => void refetch()} />;
    return <ScreenLoading />;
  }
  const lines = data.pages.flatMap(({ items }) => items);
  const columns: DataColumn<AdminAuditRow>[] = [
    { id: 'at', header: text('movements.at'), cell: ({ at }) => format.dateTime(at) },
    {
      id: 'who',
      header: text('audit.who'),
      cell: ({ actor_name, actor_email, role }) => (
        <NameWithTags
          name={actor_name ?? actor_email ?? text('audit.nobody')}
          tags={role ? [{ text: ROLES[role] ? text(ROLES[role]) : role }] : []}
        />
      ),
    },
    { id: 'club', header: text('clubs.name'), cell: ({ club_name }) => club_name ?? '' },
    {
      id: 'action',
      header: text('audit.action'),
      cell: ({ action, outcome }) => (
        <NameWithTags
          name={<code className={styles.action}>{action}</code>}
          tags={outcome === 'refused' ? [{ text: text('audit.refused'), alarm: true }] : []}
        />
      ),
    },
    {
      id: 'details',
      header: text('audit.details'),
      cell: (line) => <span className={styles.details}>{detailsOf(line, format)}</span>,
    },
  ];
  if (lines.length === 0) return <Text role="status">{text('audit.none')}</Text>;
  return (
    <>
      <DataTable label={text('audit.title')} columns={columns} rows={lines} keyOf={({ id }) => id} />
      <MorePages query={query} label={text('filters.more')} className={styles.more} />
    </>
  );
}

/** Returns what is known of the object, in the service's words: its name or id, changed fields, amount, number, reason. */
function detailsOf(line: AdminAuditRow, format: Formatter): string {
  const { object_type, object_id, object_name, fields, amount, count, reason } = line;
  const object = object_type && `${object_type} ${object_name ?? object_id ?? ''}`.trim();
  const sum = amount === null ? null : format.money(amount);
  return [object, fields.join(', '), sum, count === null ? null : `× ${count}`, reason].filter(Boolean).join(' · ');
}
