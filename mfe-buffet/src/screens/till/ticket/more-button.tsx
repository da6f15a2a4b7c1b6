import { Button } from '@canchero/shared-contracts/ui';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import type { ComponentProps } from 'react';
import { useText } from '../../../text';

/** Button of the ticket's less frequent actions. */
export function MoreButton(props: ComponentProps<typeof Button>) {
  const text = useText();
  return <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={text('ticket.more')} {...props} />;
}
