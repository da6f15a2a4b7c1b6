import { MAX_LENGTH } from '@canchero/shared-contracts/player';
import { Field, Input, Switch, Textarea } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import type { PlayerDraft } from '../model/player-draft';

type ClubValues = Pick<PlayerDraft, 'category' | 'notes' | 'member' | 'blocked'>;

interface ClubFieldsProps {
  values: ClubValues;
  onChange(part: Partial<ClubValues>): void;
}

/** Fields for what the club notes about a player. */
export function ClubFields({ values, onChange }: ClubFieldsProps) {
  const text = useText();
  return (
    <>
      <Field label={text('players.category')}>
        <Input
          value={values.category}
          maxLength={MAX_LENGTH.category}
          onChange={(_, { value }) => onChange({ category: value })}
        />
      </Field>
      <Field label={text('players.notes')}>
        <Textarea
          value={values.notes}
          maxLength={MAX_LENGTH.notes}
          rows={3}
          onChange={(_, { value }) => onChange({ notes: value })}
        />
      </Field>
      <Field hint={text('players.member.hint')}>
        <Switch
          label={text('players.member')}
          checked={values.member}
          onChange={(_, { checked }) => onChange({ member: checked })}
        />
      </Field>
      <Field hint={text('players.blocked.hint')}>
        <Switch
          label={text('players.blocked')}
          checked={values.blocked}
          onChange={(_, { checked }) => onChange({ blocked: checked })}
        />
      </Field>
    </>
  );
}
