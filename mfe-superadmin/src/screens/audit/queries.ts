import { type AdminAuditRow, adminAuditEndpoints } from '@canchero/shared-contracts/admin-audit';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export interface AuditSearch {
  from: string;
  to: string;
  who: string;
  club: string;
  action: string;
  id: string;
  outcome: AdminAuditRow['outcome'] | '';
}

/** Returns what of a text can begin the name of an action. */
export const actionName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z_.]/g, '')
    .slice(0, 60);

/** Returns the query of a search: what is left empty is not asked for. */
export const queryOf = ({ from, to, ...rest }: AuditSearch) => {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value)) as {
    [K in keyof typeof rest]?: string;
  } & { outcome?: AdminAuditRow['outcome'] };
  return { from, to, ...given };
};

/** Queries the audit, page after page. Each search is a line of it, so it is not repeated unasked. */
export function useAudit(search: AuditSearch) {
  const host = useHost();
  const query = queryOf(search);
  return useInfiniteQuery({
    ...pagesOf(host, adminAuditEndpoints.search, { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
