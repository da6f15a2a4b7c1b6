import { useStore } from '@canchero/shared-contracts/kit';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { BellIcon } from '../parts/icons';
import { onDemandMenu } from '../parts/on-demand-menu';
import { notifications } from './notification-store';

const NotificationPanel = onDemandMenu(() => import('./notification-panel').then((m) => m.NotificationPanel));

const useStyles = makeStyles({
  icon: { position: 'relative', display: 'inline-flex' },
  badge: {
    position: 'absolute',
    // inside the button, which clips its content
    top: '-4px',
    right: '-5px',
    minWidth: '16px',
    height: '16px',
    padding: '0 4px',
    boxSizing: 'border-box',
    borderRadius: '8px',
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
  },
});

/** Returns the badge's text: empty for none, `99+` above 99. */
const badgeText = (unread: number): string => (unread > 99 ? '99+' : unread > 0 ? String(unread) : '');

export function NotificationBell() {
  const text = useText();
  const styles = useStyles();
  const unread = useStore(notifications, (s) => s.unread);
  const badge = badgeText(unread);
  return (
    <NotificationPanel
      trigger={
        <Button
          appearance="subtle"
          aria-label={text('nav.notifications', { count: unread })}
          icon={
            <span className={styles.icon}>
              <BellIcon />
              {badge && <span className={styles.badge}>{badge}</span>}
            </span>
          }
        />
      }
    />
  );
}
