import { type AdminUser, adminUserEndpoints, type UserState } from '@canchero/shared-contracts/admin-user';
import { useHost } from '@canchero/shared-contracts/kit';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export interface UserSearch {
  search: string;
  role: AdminUser['roles'][number] | '';
  state: UserState | '';
}

/** Queries the accounts of the platform, page after page. Each reading is in the audit, so it is not repeated unasked. */
export function useAdminUsers({ search, role, state }: UserSearch) {
  const host = useHost();
  const query = { ...(search && { search }), ...(role && { role }), ...(state && { state }) };
  return useInfiniteQuery({
    ...pagesOf(host, adminUserEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
