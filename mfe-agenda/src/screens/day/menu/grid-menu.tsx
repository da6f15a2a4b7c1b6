import { useSlotFilled } from '@canchero/shared-contracts/kit';
import { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@canchero/shared-contracts/ui-overlay';
import { type TextId, useText } from '../../../text';
import { useCanBlock } from '../blocks/use-can-block';
import type { GridMenuRequest } from '../grid/types';
import { actionsFor, type MenuAction } from './menu-entries';

/** Texts of the actions, some of which other places name as well. */
const TEXTS: Readonly<Record<MenuAction, TextId>> = {
  open: 'menu.open',
  charge: 'pay.action',
  consume: 'menu.consume',
  confirm: 'menu.confirm',
  noShow: 'menu.noShow',
  showedUp: 'menu.showedUp',
  move: 'menu.move',
  repeat: 'menu.repeat',
  cancel: 'form.cancelBooking',
  create: 'agenda.newBooking',
  block: 'block.new',
};

interface GridMenuProps {
  request: GridMenuRequest;
  onAction(action: MenuAction, request: GridMenuRequest): void;
  onClose(): void;
}

/** Menu of a booking or a free place, at the point where it was requested. */
export function GridMenu({ request, onAction, onClose }: GridMenuProps) {
  const text = useText();
  const canBlock = useCanBlock();
  const canConsume = useSlotFilled('booking.add-consumption');
  const { x, y } = request;
  const target = { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
  const actions = actionsFor(request, { canBlock, canConsume, now: Date.now() });
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      <MenuPopover>
        <MenuList aria-label={text('menu.title')}>
          {actions.map((action) => [
            action === 'cancel' && <MenuDivider key="divider" />,
            <MenuItem
              key={action}
              onClick={() => {
                onClose();
                onAction(action, request);
              }}
            >
              {text(TEXTS[action])}
            </MenuItem>,
          ])}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
