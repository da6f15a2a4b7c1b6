import type { FirstLoad } from '@canchero/shared-contracts/federation';
import { useIntl } from 'react-intl';
import { Tags } from '../../../page/tags';
import { useText } from '../../../text';

/** Shows how much of its budget a first load takes, with a sign if that is more than all of it. */
export function FirstLoadSize({ screen, size, budget }: FirstLoad) {
  const text = useText();
  const { formatNumber } = useIntl();
  const kilobytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1000));
  const sizes = { size: kilobytes(size), budget: kilobytes(budget), screen: screen ?? '' };
  return (
    <Tags tags={size > budget ? [{ text: text('release.overBudget'), alarm: true }] : []}>
      <span>{text(screen === null ? 'release.firstLoadSize' : 'release.firstLoadOf', sizes)}</span>
    </Tags>
  );
}
