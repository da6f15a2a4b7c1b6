import type { Consumption } from '@canchero/shared-contracts/consumption';
import type { Formatter } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import { useText } from '../../text';
import { ConsumptionBadge } from '../consumption-badge';
import { openOf } from '../model/open-consumptions';
import { useEventStyles } from './styles';

interface ConsumptionLineProps {
  consumption: Consumption;
  formatter: Formatter;
  /** True if it is selected for charging; null if charging is not offered. */
  chosen: boolean | null;
  /** True if its booking is cancelled: it can be taken back, but not changed. */
  closed: boolean;
  onChoose(chosen: boolean): void;
  onEdit(): void;
  onRemove(): void;
}

export function ConsumptionLine(props: ConsumptionLineProps) {
  const { consumption, formatter, chosen, closed, onChoose, onEdit, onRemove } = props;
  const text = useText();
  const styles = useEventStyles();
  const { name, quantity, unit_price, total, paid, player_name, status } = consumption;
  const open = openOf(consumption);
  return (
    <li className={styles.line}>
      {chosen !== null && (
        <span className={styles.choice}>
          {open > 0 && (
            <Checkbox
              checked={chosen}
              aria-label={text('consumptions.choose', { name })}
              onChange={(_, { checked }) => onChoose(checked === true)}
            />
          )}
        </span>
      )}
      <div className={styles.words}>
        <span>
          {quantity} × {name}
        </span>
        <span className={styles.detail}>
          {[
            player_name ?? text('consumptions.everyone'),
            text('consumptions.each', { price: formatter.money(unit_price) }),
          ].join(' · ')}
        </span>
      </div>
      <div className={styles.sums}>
        <span className={styles.amount}>{formatter.money(total)}</span>
        <span className={styles.detail}>
          {status === 'partially_paid' ? (
            text('consumptions.open', { amount: formatter.money(open) })
          ) : (
            <ConsumptionBadge status={status} />
          )}
        </span>
      </div>
      {!(closed && paid > 0) && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              disabled={paid > 0}
              aria-label={text('consumptions.more', { name })}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {!closed && <MenuItem onClick={onEdit}>{text('consumptions.edit')}</MenuItem>}
              <MenuItem onClick={onRemove}>{text('consumptions.remove')}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </li>
  );
}
