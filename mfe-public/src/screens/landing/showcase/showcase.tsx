import { useTheme } from '@canchero/shared-contracts/kit';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { BELOW_DESKTOP, PHONE } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { Section } from '../section';
import agendaDark from './pictures/agenda-dark.webp';
import agendaLight from './pictures/agenda-light.webp';
import playersDark from './pictures/players-dark.webp';
import playersLight from './pictures/players-light.webp';
import tillDark from './pictures/till-dark.webp';
import tillLight from './pictures/till-light.webp';

/** Pictures by `tools/docs/landing-pictures.mjs`, which sets their size. */
const WIDTH = 1280;
const HEIGHT = 800;
const SCREENS = [
  { name: 'agenda', light: agendaLight, dark: agendaDark },
  { name: 'till', light: tillLight, dark: tillDark },
  { name: 'players', light: playersLight, dark: playersDark },
] as const;

const useStyles = makeStyles({
  rows: { display: 'grid', gap: '96px', [BELOW_DESKTOP]: { gap: '64px' }, [PHONE]: { gap: '48px' } },
  row: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'center',
    gap: '56px',
    [BELOW_DESKTOP]: { gridTemplateColumns: '1fr', gap: '24px' },
  },
  mirrored: { gridTemplateColumns: '3fr 2fr', [BELOW_DESKTOP]: { gridTemplateColumns: '1fr' } },
  after: { order: 1, [BELOW_DESKTOP]: { order: 0 } },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    [PHONE]: { fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  },
  body: {
    marginTop: '12px',
    marginBottom: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  picture: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'auto',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow28,
  },
});

/** Pictures of the product in the page's colour mode, text and picture by turns on either side. */
export function Showcase() {
  const styles = useStyles();
  const text = useText();
  const theme = useTheme();
  return (
    <Section id="product" title={text('landing.showcase.title')} lead={text('landing.showcase.lead')}>
      <div className={styles.rows}>
        {SCREENS.map(({ name, ...pictures }, index) => (
          <div key={name} className={mergeClasses(styles.row, index % 2 === 1 && styles.mirrored)}>
            <div className={mergeClasses(index % 2 === 1 && styles.after)}>
              <h3 className={styles.title}>{text(`landing.showcase.${name}.title`)}</h3>
              <p className={styles.body}>{text(`landing.showcase.${name}.body`)}</p>
            </div>
            <img
              src={pictures[theme]}
              alt={text(`landing.showcase.${name}.alt`)}
              width={WIDTH}
              height={HEIGHT}
              loading="lazy"
              decoding="async"
              className={styles.picture}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
