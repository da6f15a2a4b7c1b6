import type { Rollout } from '@canchero/shared-contracts/federation';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { Dropdown, Field, Option, Radio, RadioGroup, SearchField } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ALL_CLUBS, useAdminClubs } from '../../../clubs/queries';
import { useText } from '../../../text';
import { useReleaseActions } from '../actions';

/** Shares on the way from a first trial to everybody. */
const SHARES = [0, 10, 50, 100] as const;

interface ClubName {
  id: string;
  name: string;
}

interface CanaryFormProps {
  name: string;
  version: string;
  /** Canary that runs and is given to more clubs; null for a new one. */
  canary: Rollout['canary'];
  onClose(): void;
}

/** Form that chooses the clubs which try a release: a share of all clubs, clubs by name, or both. */
export function CanaryForm({ name, version, canary, onClose }: CanaryFormProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const errorText = useErrorText();
  const actions = useReleaseActions();
  const [search, setSearch] = useState('');
  const { data } = useAdminClubs({ ...ALL_CLUBS, search });
  const found = data?.pages.flatMap(({ items }) => items) ?? [];
  const [percent, setPercent] = useState(canary?.percent ?? 0);
  const [chosen, setChosen] = useState<readonly ClubName[]>(canary?.clubs ?? []);
  const clubIds = chosen.map(({ id }) => id);
  // chosen ones stay among the options, whatever is searched for
  const clubs = [...chosen, ...found.filter(({ id }) => !clubIds.includes(id))];
  const submit = async () => {
    await actions.tryOut(name, { version, percent, club_ids: clubIds });
    return true;
  };
  return (
    <DialogForm
      title={text('canary.title', { name, version })}
      action={text('canary.start')}
      ready={percent > 0 || clubIds.length > 0}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('canary.effect')}</Text>
      <Field label={text('canary.share')}>
        <RadioGroup layout="horizontal" value={String(percent)} onChange={(_, data) => setPercent(Number(data.value))}>
          {SHARES.map((share) => (
            <Radio
              key={share}
              value={String(share)}
              label={share === 0 ? text('canary.noShare') : formatNumber(share / 100, { style: 'percent' })}
            />
          ))}
        </RadioGroup>
      </Field>
      <SearchField label={text('canary.search')} value={search} onChange={setSearch} />
      <Field label={text('canary.named')}>
        <Dropdown
          multiselect
          placeholder={text('canary.noNames')}
          value={chosen.map(({ name: club }) => club).join(', ')}
          selectedOptions={clubIds}
          onOptionSelect={(_, option) => setChosen(clubs.filter(({ id }) => option.selectedOptions.includes(id)))}
        >
          {clubs.map((club) => (
            <Option key={club.id} value={club.id}>
              {club.name}
            </Option>
          ))}
        </Dropdown>
      </Field>
    </DialogForm>
  );
}
