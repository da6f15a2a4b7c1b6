import { useStore } from '@canchero/shared-contracts/kit';
import { Button, Flag, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { LANGUAGE_NAMES } from '../i18n/language';
import { preferences } from '../i18n/preferences';
import { useText } from '../i18n/text';
import { onDemandMenu } from './on-demand-menu';

const LanguageMenu = onDemandMenu(() =>
  import(/* webpackChunkName: "menus" */ './language-menu').then((m) => m.LanguageMenu),
);

const useStyles = makeStyles({
  header: { flexShrink: 0, minWidth: 'auto', fontWeight: tokens.fontWeightRegular },
  footer: { minWidth: 'auto', color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  default: { justifyContent: 'flex-start', minWidth: '150px', '@media (max-width: 640px)': { minWidth: 'auto' } },
  name: { '@media (max-width: 640px)': { display: 'none' } },
});

/**
 * Shows the current flag and name, on small screens the flag alone. `look`: `header` quiet among others, `footer` small
 * and grey, always with its name, `default` framed, on its own.
 */
export function LanguageSelector({ look = 'default' }: { look?: 'header' | 'footer' | 'default' }) {
  const text = useText();
  const styles = useStyles();
  const language = useStore(preferences, (s) => s.language);
  return (
    <LanguageMenu
      trigger={
        <Button
          appearance={look === 'default' ? 'outline' : 'subtle'}
          size={look === 'footer' ? 'small' : 'medium'}
          className={styles[look]}
          icon={<Flag language={language} />}
          aria-label={`${text('language.label')}: ${LANGUAGE_NAMES[language]}`}
        >
          <span className={look === 'footer' ? undefined : styles.name}>{LANGUAGE_NAMES[language]}</span>
        </Button>
      }
    />
  );
}
