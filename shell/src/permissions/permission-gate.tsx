import { holds, type Permission, type PermissionMode } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text';
import { Loading, Notice } from '../parts/centered';
import { lazyPart } from '../parts/lazy-part';
import { loadPermissions } from './permission-actions';
import { permissions } from './permission-store';

const AccessDenied = lazyPart(() => import('../screens/access-denied/access-denied'), 'AccessDenied');

type Needed = Permission | readonly Permission[];

interface GateProps {
  /** What must be held: nothing, one, or of a list all or any. */
  permission: Needed | undefined;
  mode?: PermissionMode | undefined;
  children: ReactNode;
}

/** Lets through who holds what is needed; where nothing is, everybody. */
export function PermissionGate({ permission, mode, children }: GateProps) {
  const text = useText();
  const { status, permissions: held } = useStore(permissions);
  if (!permission) return children;
  if (status === 'loading') return <Loading label={text('permissions.checking')} />;
  if (status === 'error')
    return (
      <Notice
        role="alert"
        title={text('permissions.error')}
        actions={
          <Button appearance="primary" onClick={() => void loadPermissions().catch(() => {})}>
            {text('action.retry')}
          </Button>
        }
      >
        {text('permissions.errorWhy')}
      </Notice>
    );
  return holds(held, permission, mode) ? children : <AccessDenied needed={permission} />;
}
