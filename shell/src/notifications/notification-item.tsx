import type { Notification } from '@canchero/shared-contracts/notification';
import { Button, Caption1, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { useStore } from 'zustand';
import { DismissIcon } from '../chrome/overlay-icons';
import { preferences } from '../i18n/preferences';
import { useText } from '../text';
import { markRead, removeNotification } from './notification-actions';
import { notificationText } from './notification-text';

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '10px 8px 10px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  unread: { backgroundColor: tokens.colorBrandBackground2 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  when: { color: tokens.colorNeutralForeground3 },
});

/** One notification; pressing it marks it as read. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const text = useText();
  const styles = useStyles();
  const language = useStore(preferences, (s) => s.language);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, read, created_at } = notification;
  const { title, body } = notificationText(notification, text, language);
  return (
    <li className={mergeClasses(styles.item, !read && styles.unread)}>
      <button type="button" className={styles.body} onClick={() => void markRead(id)}>
        <Text weight={read ? 'regular' : 'semibold'}>{title}</Text>
        <Caption1>{body}</Caption1>
        <Caption1 className={styles.when}>{when.format(new Date(created_at))}</Caption1>
      </button>
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissIcon />}
        aria-label={text('notifications.remove')}
        onClick={() => void removeNotification(id)}
      />
    </li>
  );
}
