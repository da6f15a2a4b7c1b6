import { LANGUAGES } from '@canchero/shared-contracts/core';
import { useHost, useTheme } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { WeatherMoon20Regular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { useIntl } from 'react-intl';
import { useText } from '../text';

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 16px',
    padding: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  brand: { color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  choice: { minHeight: '44px', minWidth: '44px' },
});

/** Foot of a club's page: whose product it is, language and colour mode. */
export function PageFooter() {
  const styles = useStyles();
  const text = useText();
  const host = useHost();
  const { locale } = useIntl();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <footer className={styles.footer}>
      <Link to="/" className={styles.brand}>
        {text('club.madeWith')}
      </Link>
      <div>
        {LANGUAGES.map((language) => (
          <Button
            key={language}
            appearance="subtle"
            size="small"
            lang={language}
            className={styles.choice}
            {...(language === locale && { 'aria-current': true })}
            onClick={() => host.setLanguage(language)}
          >
            {text(`landing.language.${language}`)}
          </Button>
        ))}
        <Button
          appearance="subtle"
          size="small"
          className={styles.choice}
          icon={other === 'dark' ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
          aria-label={text(`landing.theme.${other}`)}
          onClick={() => host.setTheme(other)}
        />
      </div>
    </footer>
  );
}
