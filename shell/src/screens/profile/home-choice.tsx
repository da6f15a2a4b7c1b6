import { sessionEndpoints } from '@canchero/shared-contracts/auth';
import { useStore } from '@canchero/shared-contracts/kit';
import { Field, Select } from '@canchero/shared-contracts/ui-forms';
import { useMutation } from '@tanstack/react-query';
import { homePath, homesOf } from '../../chrome/home-path';
import { remotes } from '../../federation/remotes';
import { preferences } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { showErrorToast } from '../../parts/toast-queue';
import { permissions } from '../../permissions/permission-store';
import { updateUser } from '../../session/session-actions';
import { call } from '../../session/session-call';
import { publicSession } from '../../session/session-store';

/** Choice of the screen with which the user's sessions start, for those who may open more than one. */
export function HomeChoice() {
  const text = useText();
  const { language } = useStore(preferences);
  const { releases } = useStore(remotes);
  const held = useStore(permissions);
  const { user } = useStore(publicSession);
  const choose = useMutation({
    mutationFn: (home: string) => call(sessionEndpoints.changeProfile, { body: { home } }),
    onSuccess: updateUser,
    onError: (failure) => showErrorToast(failure, text('profile.homeFailed')),
  });
  const homes = homesOf(releases, held);
  if (homes.length < 2) return null;
  return (
    <Field label={text('profile.home')} hint={text('profile.homeHint')}>
      <Select
        value={choose.isPending ? choose.variables : homePath(releases, held, user)}
        onChange={(_, data) => choose.mutate(data.value)}
      >
        {homes.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[language]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
