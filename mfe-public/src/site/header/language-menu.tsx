import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { Button, Flag, makeStyles } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../text';
import { PHONE } from '../breakpoints';
import { Disclosure } from './disclosure';

const useStyles = makeStyles({
  name: { [PHONE]: { display: 'none' } },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  choice: { width: '100%', justifyContent: 'flex-start', minHeight: '40px', gap: '8px' },
});

/** Language menu; its button shows flag and name, on phones the flag alone. */
export function LanguageMenu({ opens }: { opens?: 'above' }) {
  const styles = useStyles();
  const text = useText();
  const host = useHost();
  const current = useIntl().locale as Language;
  const name = text(`landing.language.${current}`);
  return (
    <Disclosure
      label={text('landing.language', { name })}
      icon={<Flag language={current} />}
      caption={<span className={styles.name}>{name}</span>}
      {...(opens && { opens })}
    >
      <ul className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <Button
              appearance="subtle"
              lang={language}
              icon={<Flag language={language} />}
              className={styles.choice}
              {...(language === current && { 'aria-current': true })}
              onClick={() => host.setLanguage(language)}
            >
              {text(`landing.language.${language}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
