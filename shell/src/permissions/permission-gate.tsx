import type { Permission } from '@canchero/shared-contracts/core';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Loading, Notice } from '../chrome/centered';
import { LockIcon } from '../chrome/icons';
import { planName } from '../chrome/plan-badge';
import { clubs } from '../clubs/club-store';
import { useText } from '../text';
import { loadPermissions } from './permission-actions';
import { permissions } from './permission-store';

/** Lets through who holds the permission; without one to hold, everybody. */
export function PermissionGate({ permission, children }: { permission: Permission | undefined; children: ReactNode }) {
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
  return held[permission] ? children : <AccessDenied permission={permission} />;
}

function AccessDenied({ permission }: { permission: Permission }) {
  const text = useText();
  const navigate = useNavigate();
  const plan = useStore(clubs, (s) => s.selected?.plan);
  return (
    <Notice
      icon={<LockIcon fontSize={40} aria-hidden />}
      title={text('permissions.denied')}
      actions={<Button onClick={() => navigate(-1)}>{text('action.back')}</Button>}
    >
      {text('permissions.deniedWhy')}
      <br />
      {text('permissions.required', { permission: text(`permission.${permission}`) })}
      {plan && (
        <>
          <br />
          {text('permissions.plan', { plan: planName(plan) })}
        </>
      )}
    </Notice>
  );
}
