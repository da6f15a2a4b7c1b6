import {
  type AdminUser,
  adminUserEndpoints as endpoints,
  type PermissionsOverride,
} from '@canchero/shared-contracts/admin-user';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { useQuery } from '@tanstack/react-query';

/** Queries an account. Each reading is in the audit, so it is not repeated unasked. */
export function useAdminUser(userId: string) {
  const host = useHost();
  const params = { userId };
  return useQuery({
    queryKey: keyOf(endpoints.get, params),
    queryFn: ({ signal }) => host.call(endpoints.get, { params }, { signal }),
    refetchOnWindowFocus: false,
  });
}

/** Returns what a super admin does with an account. Each resolves once the account is read again. */
export function useUserActions(userId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const params = { userId };
  const then = async (call: Promise<unknown>) => {
    await call;
    await host.queryClient.invalidateQueries({ queryKey: keyOf(endpoints.get, params) });
    void host.queryClient.invalidateQueries({ queryKey: keyOf(endpoints.list) });
  };
  return {
    verify: () => then(callOnce(endpoints.verify, { params })),
    sendReset: () => then(callOnce(endpoints.sendReset, { params })),
    endSessions: () => then(callOnce(endpoints.endSessions, { params })),
    changeRoles: (roles: AdminUser['roles']) => then(callOnce(endpoints.changeRoles, { params, body: { roles } })),
    overridePermissions: (clubId: string, body: PermissionsOverride) =>
      then(callOnce(endpoints.overridePermissions, { params: { userId, clubId }, body })),
    block: (reason: string) => then(callOnce(endpoints.block, { params, body: { reason } })),
    unblock: () => then(callOnce(endpoints.unblock, { params })),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
