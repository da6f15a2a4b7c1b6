import { PERMISSIONS, type Permission } from '@canchero/shared-contracts/core';
import { useClub, useHost, useStore } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import { withGrant } from '../model/member-draft';
import { useConfigStyles } from '../styles';

interface PermissionChoicesProps {
  granted: readonly Permission[];
  onChange(granted: Permission[]): void;
}

/** Checkboxes of a staff member’s permissions. A user who is staff can grant only permissions that they hold. */
export function PermissionChoices({ granted, onChange }: PermissionChoicesProps) {
  const text = useText();
  const styles = useConfigStyles();
  const club = useClub();
  const held = useStore(useHost().permissions, (s) => s.permissions);
  const mayGive = (name: Permission) => club.role !== 'staff' || held[name] === true;
  const givable = PERMISSIONS.filter(mayGive);
  const all = givable.every((name) => granted.includes(name));
  const toggleAll = () => onChange(PERMISSIONS.filter((name) => (mayGive(name) ? !all : granted.includes(name))));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesLegend}>
        {text('config.team.permissions', { count: granted.length, of: PERMISSIONS.length })}
      </legend>
      <Button size="small" appearance="transparent" className={styles.toggleAll} onClick={toggleAll}>
        {text(all ? 'config.team.none' : 'config.team.every')}
      </Button>
      {PERMISSIONS.map((name) => (
        <Checkbox
          key={name}
          checked={granted.includes(name)}
          disabled={!mayGive(name) && !granted.includes(name)}
          onChange={(_, { checked }) => onChange(withGrant(granted, name, checked === true))}
          label={
            <span className={styles.choice}>
              {text(`config.permission.${name}`)}
              <Text className={styles.detail}>{text(`config.permission.${name}.hint`)}</Text>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
