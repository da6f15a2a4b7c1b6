import { useStore } from '@canchero/shared-contracts/kit';
import type { Notification } from '@canchero/shared-contracts/notification';
import { Button, makeStyles, Subtitle2, Text, tokens } from '@canchero/shared-contracts/ui';
import { Popover, PopoverSurface, PopoverTrigger } from '@canchero/shared-contracts/ui-overlay';
import { cloneElement, type ReactElement, type Ref, useEffect, useRef, useState } from 'react';
import { logFailure } from '../diagnostics/log-failure';
import { useText } from '../i18n/text';
import type { OnDemandMenuProps } from '../parts/on-demand-menu';
import { clearNotifications, loadNotifications, markAllRead } from './notification-actions';
import { NotificationItem } from './notification-item';
import { notifications } from './notification-store';

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: 'min(400px, calc(100vw - 16px))',
    height: '400px',
    padding: 0,
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 8px 10px 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
  list: { flexGrow: 1, margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' },
  empty: { margin: 'auto', color: tokens.colorNeutralForeground3 },
});

/** Shows the club's newest notifications below the bell, 400 x 400 px. */
export function NotificationPanel({ trigger }: OnDemandMenuProps) {
  const text = useText();
  const styles = useStyles();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // this button replaced the one that was pressed: without focus here, the panel could not return it
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
    // who plays may be known since
    const isNameless = ({ data }: Notification) => Boolean(data.booking_id) && !data.player_name;
    if (!notifications.getState().items.some(isNameless)) return;
    loadNotifications().catch((error: unknown) => logFailure('notifications could not be read', error));
  }, []);
  // closing by key returns the focus to the bell, however long the panel takes to go
  const leftByKey = useRef(false);
  useEffect(() => {
    if (!open && leftByKey.current) button.current?.focus();
    leftByKey.current = false;
  }, [open]);
  const { items, unread } = useStore(notifications);
  return (
    <Popover
      open={open}
      onOpenChange={({ type }, data) => {
        leftByKey.current = type === 'keydown';
        setOpen(data.open);
      }}
      trapFocus
      positioning="below-end"
    >
      <PopoverTrigger disableButtonEnhancement>
        {cloneElement(trigger as ReactElement<{ ref?: Ref<HTMLButtonElement> }>, { ref: button })}
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={text('notifications.title')}>
        <div className={styles.head}>
          <Subtitle2 as="h2" style={{ margin: 0 }}>
            {text('notifications.title')}
          </Subtitle2>
          <div className={styles.actions}>
            <Button
              size="small"
              appearance="subtle"
              disabledFocusable={unread === 0}
              onClick={() => void markAllRead()}
            >
              {text('notifications.readAll')}
            </Button>
            <Button
              size="small"
              appearance="subtle"
              disabledFocusable={items.length === 0}
              onClick={() => void clearNotifications()}
            >
              {text('notifications.clear')}
            </Button>
          </div>
        </div>
        {items.length === 0 ? (
          <Text className={styles.empty}>{text('notifications.none')}</Text>
        ) : (
          <ul className={styles.list}>
            {items.map((item) => (
              <NotificationItem key={item.id} notification={item} onLeave={() => setOpen(false)} />
            ))}
          </ul>
        )}
      </PopoverSurface>
    </Popover>
  );
}
