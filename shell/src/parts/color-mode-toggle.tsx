import { useStore } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { preferences, setColorMode } from '../i18n/preferences';
import { useText } from '../i18n/text';
import { MoonIcon, SunIcon } from './icons';

export function ColorModeToggle() {
  const text = useText();
  const dark = useStore(preferences, (s) => s.colorMode === 'dark');
  const label = text(dark ? 'theme.toLight' : 'theme.toDark');
  return (
    <Button
      appearance="subtle"
      icon={dark ? <SunIcon /> : <MoonIcon />}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    />
  );
}
