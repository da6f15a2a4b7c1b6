import { useStore } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../../i18n/text';
import { Initials } from '../../parts/initials';
import { signOut } from '../../session/session-actions';
import { publicSession } from '../../session/session-store';
import { AccountCard } from './account-card';
import { DataCard } from './data-card';
import { InterfaceCard } from './interface-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

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
  heading: { margin: 0 },
  signOut: { alignSelf: 'flex-start' },
});

/** Shows what users decide about themselves: name, interface, password, sessions, and the account itself. */
export function ProfileScreen() {
  const text = useText();
  const styles = useStyles();
  const { user } = useStore(publicSession);
  if (!user) return null;
  return (
    <div className={styles.screen}>
      <div className={styles.who}>
        <Initials name={user.name} size={56} />
        <div className={styles.names}>
          <Title3 as="h1" className={styles.heading}>
            {user.name}
          </Title3>
          <Text className={styles.quiet}>{user.email}</Text>
        </div>
      </div>
      <DataCard user={user} />
      <InterfaceCard />
      <PasswordCard />
      <SessionsCard />
      <AccountCard />
      <Button className={styles.signOut} onClick={() => void signOut()}>
        {text('user.signOut')}
      </Button>
    </div>
  );
}
