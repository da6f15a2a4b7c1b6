import type { Club } from '@canchero/shared-contracts/club';
import { Button } from '@canchero/shared-contracts/ui';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useState } from 'react';
import { useText } from '../../i18n/text';
import { UpgradeButton } from '../../plans/upgrade-button';
import { useUpgradeLink } from '../../plans/use-upgrade-link';
import { writeEntry } from '../../storage/entries';
import { Banner } from './banner';

/** Shows clubs on the free plan what the paid plans add. Once closed, it stays away for the life of a cache entry. */
export function UpsellBanner({ club }: { club: Club }) {
  const text = useText();
  const [closed, setClosed] = useState(false);
  const link = useUpgradeLink(text('upsell.message', { club: club.name }));
  if (closed) return null;
  const close = () => {
    writeEntry('upsellClosed', club.id);
    setClosed(true);
  };
  return (
    <Banner
      look="offer"
      title={text('upsell.title')}
      actions={
        <>
          <UpgradeButton link={link} appearance="primary">
            {text('action.upgrade')}
          </UpgradeButton>
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text('action.close')}
            onClick={close}
          />
        </>
      }
    >
      {text('upsell.lead')}
    </Banner>
  );
}
