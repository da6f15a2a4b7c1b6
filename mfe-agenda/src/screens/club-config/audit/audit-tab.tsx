import { useClub, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { MorePages } from '@canchero/shared-contracts/pages';
import { LoadError, Notice, Text } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useMemo } from 'react';
import { AUDIT_KEYS, auditFilterOf } from '../model/audit-filter';
import { useAudit } from '../queries';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Tab with the club's audit, newest entry first. */
export function AuditTab() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const club = useClub();
  const [address, go] = useQueryParams();
  const filter = useMemo(() => auditFilterOf(address), [address]);
  const audit = useAudit(club.id, filter);
  const rows = audit.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <AuditFilters
        clubId={club.id}
        filter={filter}
        onChange={go}
        onClear={() => go(Object.fromEntries(AUDIT_KEYS.map((key) => [key, null])))}
      />
      {audit.isError && !audit.data && (
        <LoadError title={text('failed.audit')} reason={errorText(audit.error)} onRetry={() => void audit.refetch()} />
      )}
      {audit.isPending && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={40} />
          ))}
        </Skeleton>
      )}
      {audit.isSuccess && rows.length === 0 && (
        <Notice>
          <Text role="status">{text('config.audit.none')}</Text>
        </Notice>
      )}
      {rows.length > 0 && <AuditTable club={club} rows={rows} />}
      <MorePages query={audit} label={text('bookings.more')} className={styles.more} />
    </>
  );
}
