import { useStore } from '@canchero/shared-contracts/kit';
import type { Notification } from '@canchero/shared-contracts/notification';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, Caption1, makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { clubs } from '../clubs/club-store';
import { useText } from '../i18n/text';
import { courtsQuery, unnamedCourt, withCourtName } from './court-names';
import { inAppPath } from './in-app-path';
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
  cancelled: { color: tokens.colorStatusDangerForeground1 },
  online: {
    alignSelf: 'flex-start',
    padding: '0 6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  when: { color: tokens.colorNeutralForeground2 },
});

interface Props {
  notification: Notification;
  /** Closes the panel when the notification leads to another place. */
  onLeave: () => void;
}

/** Shows a notification. Pressing it marks it as read and opens what it is about. */
export function NotificationItem({ notification, onLeave }: Props) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const intl = useIntl();
  const timezone = useStore(clubs, (s) => s.selected?.timezone);
  const { id, type, read, created_at, club_id } = notification;
  const { data: courts } = useQuery({
    ...courtsQuery(club_id),
    enabled: unnamedCourt(notification.data) !== null,
  });
  const data = withCourtName(notification.data, courts);
  const { title, body } = notificationText({ ...notification, data }, intl);
  const when = intl.formatDate(created_at, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timezone && { timeZone: timezone }),
  });
  const path = inAppPath(data.redirect_url);
  const remove = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    // the focus moves to the neighbour, after the last one to the top of the panel
    const place = neighbour?.querySelector<HTMLElement>('button:last-of-type');
    (place ?? item?.closest('[role=dialog]')?.querySelector('button'))?.focus();
    void removeNotification(id);
  };
  const open = () => {
    void markRead(id);
    if (path === null) return;
    onLeave();
    navigate(path);
  };
  return (
    <li className={mergeClasses(styles.item, !read && styles.unread)}>
      <button type="button" className={styles.body} onClick={open}>
        <Text
          weight={read ? 'regular' : 'semibold'}
          className={mergeClasses(type === 'booking.cancelled' && styles.cancelled)}
        >
          {title}
        </Text>
        {data.is_online === true && <Caption1 className={styles.online}>{text('notifications.online')}</Caption1>}
        <Caption1>{body}</Caption1>
        <Caption1 className={styles.when}>{when}</Caption1>
      </button>
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={text('notifications.remove')}
        onClick={remove}
      />
    </li>
  );
}
