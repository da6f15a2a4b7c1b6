import { Button, Flag, makeStyles } from '@canchero/shared-contracts/ui';
import { lazy } from 'react';
import { useStore } from 'zustand';
import { LANGUAGE_NAMES } from '../i18n/language-names';
import { preferences } from '../i18n/preferences';
import { useText } from '../text';
import { OnDemandMenu } from './on-demand-menu';

const LanguageMenu = lazy(() => import('./language-menu').then((m) => ({ default: m.LanguageMenu })));

const useStyles = makeStyles({
  button: { minWidth: 'auto', fontWeight: 400 },
  name: { '@media (max-width: 640px)': { display: 'none' } },
});

/** The current flag and name; the name is hidden on small screens. */
export function LanguageSelector() {
  const text = useText();
  const styles = useStyles();
  const language = useStore(preferences, (s) => s.language);
  return (
    <OnDemandMenu
      Menu={LanguageMenu}
      trigger={
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<Flag language={language} />}
          aria-label={`${text('language.label')}: ${LANGUAGE_NAMES[language]}`}
        >
          <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
        </Button>
      }
    />
  );
}
