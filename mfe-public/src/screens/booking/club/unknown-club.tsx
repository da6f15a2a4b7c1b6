import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, Notice, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  body: { margin: 0, color: tokens.colorNeutralForeground2 },
  home: { color: tokens.colorBrandForegroundLink },
});

/** Answer for an address that names no club with a public page. */
export function UnknownClub() {
  const styles = useStyles();
  const text = useText();
  return (
    <Notice>
      <h1 className={styles.title}>{text('club.unknown')}</h1>
      <p className={styles.body}>{text('club.unknown.body')}</p>
      <Link to="/" className={styles.home}>
        {text('club.unknown.home')}
      </Link>
    </Notice>
  );
}
