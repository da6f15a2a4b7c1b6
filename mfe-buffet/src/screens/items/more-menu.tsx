import type { Language } from '@canchero/shared-contracts/core';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { ArrowUploadRegular } from '@fluentui/react-icons/headless/svg/arrow-upload';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { TagMultipleRegular } from '@fluentui/react-icons/headless/svg/tag-multiple';
import { TagPercentRegular } from '@fluentui/react-icons/headless/svg/tag-percent';
import { useIntl } from 'react-intl';
import { useText } from '../../text';
import type { Panel } from './model/items-view';

interface MoreMenuProps {
  clubId: string;
  /** True if the catalogue is empty. */
  empty: boolean;
  onOpen(panel: Panel): void;
}

/** Menu of actions on the whole catalogue. */
export function MoreMenu({ clubId, empty, onOpen }: MoreMenuProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const { locale } = useIntl();
  const save = () =>
    host
      .call(itemEndpoints.export, { params: { clubId }, query: { language: locale as Language } })
      .then(saveFile)
      .catch((error) => host.toast({ intent: 'error', title: text('failed.export'), body: errorText(error) }));
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
          <MenuItem icon={<ArrowUploadRegular />} onClick={() => onOpen('import')}>
            {text('items.import')}
          </MenuItem>
          <MenuItem icon={<ArrowDownloadRegular />} disabled={empty} onClick={() => void save()}>
            {text('items.export')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
