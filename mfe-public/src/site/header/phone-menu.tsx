import { pathTo } from '@canchero/shared-contracts/kit';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Navigation20Regular } from '@fluentui/react-icons/headless/svg/navigation';
import { useText } from '../../text';
import { ActionLink } from '../action-link';
import { Disclosure } from './disclosure';
import { SectionLinks } from './section-links';

const useStyles = makeStyles({
  menu: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '4px',
    width: 'min(280px, 80vw)',
    padding: '6px',
  },
});

/** Menu of sections and the way in, where the bar is too narrow for them. */
export function PhoneMenu({ signedIn, className }: { signedIn: boolean; className: string }) {
  const styles = useStyles();
  const text = useText();
  return (
    <Disclosure label={text('landing.nav.menu')} icon={<Navigation20Regular />} className={className}>
      <nav aria-label={text('landing.nav.label')} className={styles.menu}>
        <SectionLinks />
        {signedIn ? (
          <ActionLink to={pathTo('home')} look="primary">
            {text('landing.nav.club')}
          </ActionLink>
        ) : (
          <>
            <ActionLink to="/login" look="outline">
              {text('landing.nav.signIn')}
            </ActionLink>
            <ActionLink to="/register" look="primary">
              {text('landing.nav.getStarted')}
            </ActionLink>
          </>
        )}
      </nav>
    </Disclosure>
  );
}
