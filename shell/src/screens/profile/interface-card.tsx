import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { Field, Radio, RadioGroup, Select } from '@canchero/shared-contracts/ui-forms';
import { LANGUAGE_NAMES } from '../../i18n/language';
import { type ColorMode, preferences, setColorMode, setLanguage } from '../../i18n/preferences';
import { useText } from '../../i18n/text';
import { HomeChoice } from './home-choice';
import { ProfileCard } from './profile-card';

/** Changes the language and the colours of the page. */
export function InterfaceCard() {
  const text = useText();
  const { language, colorMode } = useStore(preferences);
  return (
    <ProfileCard title={text('profile.interface')}>
      <Field label={text('language.label')}>
        <Select value={language} onChange={(_, data) => setLanguage(data.value as Language)}>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('theme.label')}>
        <RadioGroup layout="horizontal" value={colorMode} onChange={(_, data) => setColorMode(data.value as ColorMode)}>
          <Radio value="light" label={text('theme.light')} />
          <Radio value="dark" label={text('theme.dark')} />
        </RadioGroup>
      </Field>
      <HomeChoice />
    </ProfileCard>
  );
}
