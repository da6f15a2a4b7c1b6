import { holds, type Permission, type PermissionMode } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Loading } from '../parts/centered';
import { FailureNotice } from '../parts/failure-notice';
import { reloadPermissions } from './permission-actions';
import { permissions } from './permission-store';

interface GateProps {
  /** Needed permission; a list requires all, or one if `mode` is `any`. Undefined: everybody passes. */
  permission: Permission | readonly Permission[] | undefined;
  mode?: PermissionMode | undefined;
  /** Content for a user who lacks the permission. */
  denied: ReactNode;
  children: ReactNode;
}

/** Draws its children for a user who holds the needed permission. */
export function PermissionGate({ permission, mode, denied, children }: GateProps) {
  const text = useText();
  const { status, permissions: held } = useStore(permissions);
  if (!permission) return children;
  if (status === 'loading') return <Loading label={text('permissions.checking')} />;
  if (status === 'error')
    return (
      <FailureNotice title={text('permissions.error')} onAction={() => void reloadPermissions().catch(() => {})}>
        {text('permissions.errorWhy')}
      </FailureNotice>
    );
  return holds(held, permission, mode) ? children : denied;
}
