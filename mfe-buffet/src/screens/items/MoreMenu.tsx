import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { TagMultipleRegular } from '@fluentui/react-icons/headless/svg/tag-multiple';
import { TagPercentRegular } from '@fluentui/react-icons/headless/svg/tag-percent';
import { useText } from '../../text';
import type { Panel } from './model/view';

interface MoreMenuProps {
  /** There is nothing to save or to price. */
  empty: boolean;
  onOpen(panel: Panel): void;
}

/** What is done to the catalogue as a whole. */
export function MoreMenu({ empty, onOpen }: MoreMenuProps) {
  const text = useText();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<MoreHorizontalRegular />}>{text('items.more')}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<TagPercentRegular />} disabled={empty} onClick={() => onOpen('prices')}>
            {text('items.prices')}
          </MenuItem>
          <MenuItem icon={<TagMultipleRegular />} onClick={() => onOpen('categories')}>
            {text('items.categories')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
