import { keyOf, useHost } from '@canchero/shared-contracts/kit';
import { secondFactorEndpoints } from '@canchero/shared-contracts/second-factor';

/** Returns what a super admin does with the second factor. `readAgain` shows the screens behind it. */
export function useSecondFactorActions() {
  const host = useHost();
  const body = (code: string) => ({ body: { code } });
  return {
    begin: () => host.call(secondFactorEndpoints.begin, {}),
    confirm: (code: string) => host.call(secondFactorEndpoints.confirm, body(code)),
    pass: (code: string) => host.call(secondFactorEndpoints.pass, body(code)),
    readAgain: () => host.queryClient.invalidateQueries({ queryKey: keyOf(secondFactorEndpoints.read) }),
  };
}
