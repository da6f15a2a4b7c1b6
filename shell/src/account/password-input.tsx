import { Button } from '@canchero/shared-contracts/ui';
import { Input } from '@canchero/shared-contracts/ui-forms';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import { useState } from 'react';
import { useText } from '../i18n/text';

interface Props {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** Asks for a password, which can be made visible. The Field around it passes its id and description. */
export function PasswordInput({ value, onChange, autoComplete, ...field }: Props) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...field}
      size="large"
      type={shown ? 'text' : 'password'}
      value={value}
      onChange={(_, data) => onChange(data.value)}
      autoComplete={autoComplete}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={shown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={text(shown ? 'password.hide' : 'password.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
