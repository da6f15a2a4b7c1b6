import { useStore } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, Subtitle2, tokens } from '@canchero/shared-contracts/ui';
import { debugLog } from '../diagnostics/debug-log';
import { useText } from '../i18n/text';
import { connection } from '../notifications/connection-store';
import { showErrorToast } from '../parts/toast-queue';
import { session } from '../session/session-store';
import { expiresSoon, expiryOf } from '../session/token-claims';
import { storedEntries } from '../storage/entries';
import { LogList } from './log-list';

const useStyles = makeStyles({
  panel: {
    position: 'fixed',
    right: '8px',
    bottom: '8px',
    zIndex: tokens.zIndexDebug,
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    boxSizing: 'border-box',
    width: 'min(560px, calc(100vw - 16px))',
    maxHeight: '70vh',
    padding: '16px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', alignItems: 'center', gap: '8px' },
  title: { margin: 0, flexGrow: 1 },
  facts: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', margin: 0 },
  value: { margin: 0, overflowWrap: 'anywhere', fontFamily: tokens.fontFamilyMonospace },
});

/** Shows the page's state: version, session, stream, storage, and the last fifty log entries. */
export function DeveloperPanel({ onClose }: { onClose(): void }) {
  const text = useText();
  const styles = useStyles();
  const { entries } = useStore(debugLog);
  const { status } = useStore(connection);
  const { user, token } = useStore(session);
  const expiry = token === null ? null : expiryOf(token);
  const soon = token !== null && expiresSoon(expiry, Date.now());
  const stored = storedEntries().map(({ key, category, version }) => `${key} (${category}, ${version})`);
  const facts: [string, string][] = [
    [text('debug.version'), __APP_VERSION__],
    [text('debug.user'), user ? `${user.id} ${user.role}` : '–'],
    [
      text('debug.token'),
      token === null ? '–' : `${new Date(expiry ?? 0).toISOString()}${soon ? ` · ${text('debug.expiresSoon')}` : ''}`,
    ],
    [text('debug.stream'), status],
    [text('debug.storage'), stored.join(', ') || '–'],
  ];
  const copy = () => {
    navigator.clipboard
      .writeText(JSON.stringify({ facts: Object.fromEntries(facts), entries }, null, 2))
      .catch((error: unknown) => showErrorToast(error));
  };
  return (
    <section className={styles.panel} aria-label={text('debug.title')}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.title}>
          {text('debug.title')}
        </Subtitle2>
        <Button size="small" onClick={copy}>
          {text('debug.copy')}
        </Button>
        <Button size="small" onClick={() => debugLog.setState({ entries: [] })}>
          {text('debug.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {text('action.close')}
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <LogList entries={entries} />
    </section>
  );
}
