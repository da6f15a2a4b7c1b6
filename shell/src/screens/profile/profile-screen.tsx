import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { Button, makeStyles, Subtitle2, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup, Select } from '@canchero/shared-contracts/ui-forms';
import { useStore } from 'zustand';
import { Initials } from '../../chrome/initials';
import { LANGUAGE_NAMES } from '../../i18n/language-names';
import { type ColorMode, preferences, setColorMode, setLanguage } from '../../i18n/preferences';
import { signOut } from '../../session/session-actions';
import { publicSession } from '../../session/session-store';
import { useText } from '../../text';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    maxWidth: '640px',
    margin: '0 auto',
    padding: '16px 0',
  },
  who: { display: 'flex', alignItems: 'center', gap: '16px', minWidth: 0, overflowWrap: 'anywhere' },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  heading: { margin: 0 },
  signOut: { alignSelf: 'flex-start' },
});

export function ProfileScreen() {
  const text = useText();
  const styles = useStyles();
  const { user } = useStore(publicSession);
  const { language, colorMode } = useStore(preferences);
  return (
    <div className={styles.screen}>
      <div className={styles.who}>
        <Initials name={user?.name ?? ''} size={56} />
        <div className={styles.names}>
          <Title3 as="h1" className={styles.heading}>
            {user?.name}
          </Title3>
          <Text className={styles.quiet}>{user?.email}</Text>
        </div>
      </div>
      <section className={styles.card} aria-labelledby="profile-interface">
        <Subtitle2 as="h2" id="profile-interface" className={styles.heading}>
          {text('profile.interface')}
        </Subtitle2>
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
          <RadioGroup
            layout="horizontal"
            value={colorMode}
            onChange={(_, data) => setColorMode(data.value as ColorMode)}
          >
            <Radio value="light" label={text('theme.light')} />
            <Radio value="dark" label={text('theme.dark')} />
          </RadioGroup>
        </Field>
      </section>
      <Button className={styles.signOut} onClick={() => void signOut()}>
        {text('user.signOut')}
      </Button>
    </div>
  );
}
