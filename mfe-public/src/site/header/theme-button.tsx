import { useHost, useTheme } from '@canchero/shared-contracts/kit';
import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { WeatherMoon20Regular } from '@fluentui/react-icons/headless/svg/weather-moon';
import { WeatherSunny20Regular } from '@fluentui/react-icons/headless/svg/weather-sunny';
import { useText } from '../../text';

const useStyles = makeStyles({ button: { minWidth: '40px', minHeight: '40px' } });

/** Switches to the other colour mode, which its label names. */
export function ThemeButton() {
  const styles = useStyles();
  const text = useText();
  const host = useHost();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <Button
      appearance="subtle"
      icon={other === 'dark' ? <WeatherMoon20Regular /> : <WeatherSunny20Regular />}
      aria-label={text(`landing.theme.${other}`)}
      className={styles.button}
      onClick={() => host.setTheme(other)}
    />
  );
}
