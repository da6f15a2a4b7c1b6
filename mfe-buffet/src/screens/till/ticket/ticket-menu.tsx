import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../../text';
import { MoreButton } from './more-button';
import type { TicketDialog } from './ticket-dialogs';

interface TicketMenuProps {
  className: string;
  /** True for a resumed order. */
  resumed: boolean;
  untouched: boolean;
  onDialog(dialog: TicketDialog): void;
  onDiscard(): void;
}

/** Less frequent actions of the ticket. */
export function TicketMenu({ className, resumed, untouched, onDialog, onDiscard }: TicketMenuProps) {
  const text = useText();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MoreButton className={className} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => onDialog('extras')}>{text('ticket.extras')}</MenuItem>
          <MenuItem onClick={() => onDialog('free')}>{text('ticket.free')}</MenuItem>
          <MenuItem disabled={untouched} onClick={onDiscard}>
            {text(resumed ? 'resume.putBack' : 'ticket.discard')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
