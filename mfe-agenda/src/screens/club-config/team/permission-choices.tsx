import { PERMISSIONS, type Permission, type PermissionMap } from '@canchero/shared-contracts/core';
import { useClub, useHost, useStore } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

interface PermissionChoicesProps {
  granted: PermissionMap;
  onChange(part: Partial<PermissionMap>): void;
}

/** Checkboxes of a staff member’s permissions. A user who is staff can grant only permissions that they hold. */
export function PermissionChoices({ granted, onChange }: PermissionChoicesProps) {
  const text = useText();
  const styles = useConfigStyles();
  const club = useClub();
  const held = useStore(useHost().permissions, (s) => s.permissions);
  const mayGive = (name: Permission) => club.role !== 'staff' || held[name] === true;
  const givable = PERMISSIONS.filter(mayGive);
  const all = givable.every((name) => granted[name]);
  const toggleAll = () => onChange(Object.fromEntries(givable.map((name) => [name, !all])));
  const count = PERMISSIONS.filter((name) => granted[name]).length;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesLegend}>
        {text('config.team.permissions', { count, of: PERMISSIONS.length })}
      </legend>
      <Button size="small" appearance="transparent" className={styles.toggleAll} onClick={toggleAll}>
        {text(all ? 'config.team.none' : 'config.team.every')}
      </Button>
      {PERMISSIONS.map((name) => (
        <Checkbox
          key={name}
          checked={granted[name]}
          disabled={!mayGive(name) && !granted[name]}
          onChange={(_, { checked }) => onChange({ [name]: checked === true })}
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
