import { commonErrors, isEmail, isError, type Language, MAX_EMAIL } from '@canchero/shared-contracts/core';
import { useClub, useDirtyForm, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { GIVEN_ROLES, type GivenRole, type Member, mayGiveRole, memberErrors } from '@canchero/shared-contracts/member';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Field, Input, Select } from '@canchero/shared-contracts/ui-forms';
import { FormPanel, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormDraft } from '../../../form-draft';
import { grantOf, memberDraftOf, newMember } from '../model/member-draft';
import type { useMembers } from '../queries';
import { RemovalConfirmation } from '../removal-confirmation';
import { useText } from '../text';
import { PermissionChoices } from './permission-choices';

export interface MemberDrawerProps {
  /** Null for a new member. */
  member: Member | null;
  /** True for a member who was removed meanwhile. */
  gone: boolean;
  actions: Pick<ReturnType<typeof useMembers>, 'invite' | 'change' | 'remove' | 'refresh'>;
  onClose(): void;
}

/** Drawer that invites a member, changes their role and permissions, or removes them. */
export function MemberDrawer({ member, gone, actions, onClose }: MemberDrawerProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const { locale } = useIntl();
  const [fresh] = useState(newMember);
  const { draft, dirty, edit } = useFormDraft(member ? memberDraftOf(member) : fresh, member?.version);
  useDirtyForm('member', dirty, true);
  const [tried, setTried] = useState(false);
  const [removing, setRemoving] = useState(false);
  const close = useWhileOpen(onClose);
  const invited = member?.pending === true;
  const name = (!invited && member?.name) || draft.email.trim();
  const title = member ? name : text('config.team.invite');
  const [failure, fail] = useFailure(title, errorText);
  const ending = invited ? 'config.team.withdraw' : 'config.team.remove';
  const known = isError(failure, memberErrors.member_exists);
  const emailProblem = known
    ? errorText(failure)
    : tried && !isEmail(draft.email)
      ? text('config.team.problem.email')
      : null;
  const submit = async () => {
    setTried(true);
    fail(null);
    if (!isEmail(draft.email)) return;
    try {
      if (member) await actions.change(member.id, { ...grantOf(draft), version: member.version });
      else {
        const email = draft.email.trim();
        await actions.invite({ email, ...grantOf(draft), language: locale as Language });
      }
      host.toast({ intent: 'success', body: text(member ? 'config.team.saved' : 'config.team.invited', { name }) });
      close();
    } catch (error) {
      fail(error);
      if (isError(error, commonErrors.stale_version)) await actions.refresh();
    }
  };
  const remove = async () => {
    await actions.remove((member as Member).id);
    host.toast({ intent: 'success', body: text(invited ? 'config.team.withdrawn' : 'config.team.removed', { name }) });
    close();
  };
  const said = () => {
    if (gone && !removing) return text('form.gone');
    if (isError(failure, commonErrors.stale_version)) return text('configuring.stale');
    return failure !== null && !known && errorText(failure);
  };
  return (
    <FormPanel
      title={title}
      dirty={dirty}
      submit={text(member ? 'form.save' : 'config.team.send')}
      disabled={gone || (member !== null && !dirty)}
      failure={said()}
      actions={member && <Button onClick={() => setRemoving(true)}>{text(ending)}</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      {member ? (
        !invited && <Text>{member.email}</Text>
      ) : (
        <Field
          label={text('players.email')}
          required
          hint={text('config.team.email.hint')}
          {...(emailProblem && { validationState: 'error', validationMessage: emailProblem })}
        >
          <Input
            type="email"
            autoFocus
            maxLength={MAX_EMAIL}
            value={draft.email}
            onChange={(_, { value }) => {
              edit({ email: value });
              fail(null);
            }}
          />
        </Field>
      )}
      <Field label={text('config.team.role')} hint={text(`config.role.${draft.role}.hint`)}>
        <Select value={draft.role} onChange={(_, { value }) => edit({ role: value as GivenRole })}>
          {GIVEN_ROLES.map((role) => (
            <option key={role} value={role} disabled={!mayGiveRole(club, role)}>
              {text(`config.role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      {draft.role === 'staff' && <PermissionChoices granted={draft} onChange={edit} />}
      {removing && (
        <RemovalConfirmation
          title={text(`${ending}.title`, { name })}
          confirm={text(ending)}
          onRemove={remove}
          onKeep={() => setRemoving(false)}
        >
          {text(`${ending}.body`)}
        </RemovalConfirmation>
      )}
    </FormPanel>
  );
}
