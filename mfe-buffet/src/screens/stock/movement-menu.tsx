import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { useText } from '../../text';
import type { Move } from './model/stock-view';

/** Menu of stock movements other than purchases. */
export function MovementMenu({ onMove }: { onMove(move: Move): void }) {
  const text = useText();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ChevronDownRegular />} iconPosition="after">
          {text('stock.moveOther')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {(['waste', 'adjust'] as const).map((move) => (
            <MenuItem key={move} onClick={() => onMove(move)}>
              {text(`stock.move.${move}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
