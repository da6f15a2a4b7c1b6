import { type AdminUser, adminUserEndpoints, type UserState } from '@canchero/shared-contracts/admin-user';
import { keyOf, useHost } from '@canchero/shared-contracts/kit';
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
    queryKey: keyOf(adminUserEndpoints.list, {}, query),
    queryFn: ({ pageParam, signal }) =>
      host.call(adminUserEndpoints.list, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}
