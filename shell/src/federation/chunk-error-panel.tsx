import { type ChunkLoadReason, useStore } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { Button, Caption1, makeStyles, Subtitle1, Text, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { session } from '../session/session-store';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    maxWidth: '440px',
    margin: '12vh auto 0',
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
  },
  title: { margin: 0, textAlign: 'center' },
  why: { textAlign: 'center' },
  detail: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  link: { color: tokens.colorBrandForegroundLink },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL },
});

interface Props {
  error: Error;
  remote: string;
  /** Step that failed. `mount`: the remote was loaded, and its lifecycles failed. */
  reason: ChunkLoadReason | 'mount';
  onRetry(): void;
}

/** Says that a remote could not be loaded or mounted, in its place, and offers a retry. */
export function ChunkErrorPanel({ error, remote, reason, onRetry }: Props) {
  const text = useText();
  const styles = useStyles();
  const signedIn = useStore(session, (s) => s.user !== null);
  return (
    <section role="alert" className={styles.panel} data-remote={remote} data-reason={reason}>
      <Subtitle1 as="h1" className={styles.title}>
        {text('remote.failed.title')}
      </Subtitle1>
      <Text className={styles.why}>{text(`remote.failed.${reason}`)}</Text>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={onRetry}>
          {text('action.retry')}
        </Button>
        {!signedIn && (
          <Link to="/login" className={styles.link}>
            {text('auth.signIn')}
          </Link>
        )}
      </div>
      <Caption1 className={styles.detail}>{`${error.name}: ${remote} (${reason})`}</Caption1>
    </section>
  );
}
