import type { AdminUser, AdminUserDetails } from '@canchero/shared-contracts/admin-user';
import { useHost, useStore } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { type ReactNode, useState } from 'react';
import { Confirmation } from '../../page/confirmation';
import { type TextId, useText } from '../../text';
import { BlockForm } from './block-form';
import { useUserActions } from './queries';

/** Question before an action on an account, and the action. */
interface Asked {
  title: TextId;
  confirm: TextId;
  effect: TextId;
  done: TextId;
  act(): Promise<unknown>;
}

/** Draws what can be done with an account, each after a question. Nobody blocks themselves or takes their own role. */
export function UserActions({ user }: { user: AdminUserDetails }) {
  const text = useText();
  const host = useHost();
  const actions = useUserActions(user.id);
  const ownId = useStore(host.session, (session) => session.user?.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isBlocking, setBlocking] = useState(false);
  const values = { name: user.name, email: user.email };
  const isOther = user.id !== ownId;
  const offer = (confirm: TextId, rest: Omit<Asked, 'confirm'>): ReactNode => (
    <Button size="small" onClick={() => setAsked({ confirm, ...rest })}>
      {text(confirm)}
    </Button>
  );
  return (
    <>
      {!user.email_verified_at &&
        offer('user.verify', {
          title: 'user.verify.title',
          effect: 'user.verify.effect',
          done: 'user.verify.done',
          act: actions.verify,
        })}
      {offer('user.reset', {
        title: 'user.reset.title',
        effect: 'user.reset.effect',
        done: 'user.reset.done',
        act: actions.sendReset,
      })}
      {user.sessions.length > 0 &&
        offer('user.endSessions', {
          title: 'user.endSessions.title',
          effect: 'user.endSessions.effect',
          done: 'user.endSessions.done',
          act: actions.endSessions,
        })}
      {isOther &&
        (user.roles.includes('super_admin')
          ? offer('user.demote', {
              title: 'user.demote.title',
              effect: 'user.demote.effect',
              done: 'user.demote.done',
              act: () => actions.changeRoles(without(user.roles, 'super_admin')),
            })
          : offer('user.promote', {
              title: 'user.promote.title',
              effect: 'user.promote.effect',
              done: 'user.promote.done',
              act: () => actions.changeRoles([...user.roles, 'super_admin']),
            }))}
      {isOther &&
        (user.block ? (
          offer('user.unblock', {
            title: 'user.unblock.title',
            effect: 'user.unblock.effect',
            done: 'user.unblock.done',
            act: actions.unblock,
          })
        ) : (
          <Button size="small" onClick={() => setBlocking(true)}>
            {text('user.block')}
          </Button>
        ))}
      {asked && (
        <Confirmation
          title={text(asked.title, values)}
          confirm={text(asked.confirm)}
          act={async () => {
            await asked.act();
            host.toast({ intent: 'success', title: text(asked.done, values) });
          }}
          onClose={() => setAsked(null)}
        >
          <Text>{text(asked.effect, values)}</Text>
        </Confirmation>
      )}
      <DialogHost open={isBlocking} onClose={() => setBlocking(false)}>
        {isBlocking && (
          <BlockForm
            user={user}
            block={async (reason) => {
              await actions.block(reason);
              host.toast({ intent: 'success', title: text('user.block.done', values) });
            }}
            onClose={() => setBlocking(false)}
          />
        )}
      </DialogHost>
    </>
  );
}

const without = (roles: AdminUser['roles'], role: AdminUser['roles'][number]) => roles.filter((one) => one !== role);
