import {
  MAX_TOKEN_LABEL,
  RELEASED_NAME,
  type RegisteredRelease,
  releaseEndpoints,
} from '@canchero/shared-contracts/federation';
import { keyOf, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import {
  DialogActions,
  DialogBody,
  DialogContent,
  DialogForm,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useId, useState } from 'react';
import { useText } from '../../../text';
import { useReleaseActions } from '../actions';

/** Form of a new deploy token, which is shown once it is made, and never again. */
export function NewTokenForm({ onClose }: { onClose(): void }) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const actions = useReleaseActions();
  const known = host.queryClient.getQueryData<RegisteredRelease[]>(keyOf(releaseEndpoints.list)) ?? [];
  const names = [...new Set(known.map(({ name }) => name))].sort();
  const [remote, setRemote] = useState('');
  const isBegun = ['shell', 'mfe-', ...names].some((name) => name.startsWith(remote));
  const list = useId();
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<string | null>(null);
  if (made !== null) return <MadeToken token={made} onClose={onClose} />;
  const submit = async () => {
    setMade((await actions.createToken(remote, label.trim())).token);
    return false;
  };
  return (
    <DialogForm
      title={text('tokens.new')}
      action={text('tokens.create')}
      ready={RELEASED_NAME.test(remote) && label.trim() !== ''}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Field
        label={text('tokens.remote')}
        hint={text('tokens.remoteHint')}
        validationMessage={isBegun || RELEASED_NAME.test(remote) ? undefined : text('tokens.remoteInvalid')}
      >
        <Input autoFocus list={list} value={remote} onChange={(_, data) => setRemote(data.value)} />
      </Field>
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field label={text('tokens.label')} hint={text('tokens.labelHint')}>
        <Input maxLength={MAX_TOKEN_LABEL} value={label} onChange={(_, data) => setLabel(data.value)} />
      </Field>
    </DialogForm>
  );
}

function MadeToken({ token, onClose }: { token: string; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      host.toast({ intent: 'success', body: text('tokens.copied') });
    } catch (error) {
      host.toastError(error, text('tokens.notCopied'));
    }
  };
  return (
    <DialogBody>
      <DialogTitle>{text('tokens.created')}</DialogTitle>
      <DialogContent>
        <Text>{text('tokens.once')}</Text>
        <Field label={text('tokens.token')}>
          <Input readOnly value={token} onFocus={(event) => event.target.select()} />
        </Field>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{text('tokens.copy')}</Button>
        <Button appearance="primary" onClick={onClose}>
          {text('tokens.done')}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
