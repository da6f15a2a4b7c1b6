import type { Booking } from '@canchero/shared-contracts/booking';
import { chatLink } from '@canchero/shared-contracts/core';
import { useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import {
  Menu,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@canchero/shared-contracts/ui-overlay';
import { ShareRegular } from '@fluentui/react-icons/headless/svg/share';
import { useText } from '../../text';

/** Menu to share a booking: the system's dialog, a chat with each player who has a phone, or the clipboard. */
export function ShareMenu({ booking, summary }: { booking: Booking; summary: string }) {
  const text = useText();
  const host = useHost();
  const link = window.location.href;
  const copy = async (what: string, done: 'detail.copied' | 'detail.linkCopied') => {
    try {
      await navigator.clipboard.writeText(what);
      host.toast({ intent: 'success', body: text(done) });
    } catch (error) {
      host.toastError(error, text('detail.copyFailed'));
    }
  };
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<ShareRegular />}>{text('detail.share')}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {typeof navigator.share === 'function' && (
            <MenuItem onClick={() => void navigator.share({ text: summary }).catch(() => undefined)}>
              {text('detail.shareWith')}
            </MenuItem>
          )}
          {booking.players.map(({ id, name, phone }) => {
            const chat = chatLink(phone ?? '', summary);
            return (
              chat && (
                <MenuItemLink key={id} href={chat} target="_blank" rel="noreferrer">
                  {text('detail.sendTo', { name })}
                </MenuItemLink>
              )
            );
          })}
          <MenuItem onClick={() => void copy(summary, 'detail.copied')}>{text('detail.copy')}</MenuItem>
          <MenuItem onClick={() => void copy(link, 'detail.linkCopied')}>{text('detail.copyLink')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
