import type { Formatter } from '@canchero/shared-contracts/kit';
import type { Share } from '@canchero/shared-contracts/payment';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Checkbox } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  state: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  amount: { minWidth: 'auto', paddingInline: '8px', fontVariantNumeric: 'tabular-nums' },
});

interface ShareListProps {
  shares: readonly Share[];
  formatter: Formatter;
  chosen: ReadonlySet<string>;
  chargeable: boolean;
  /** True if the booking as a whole is overpaid; otherwise a player above their share paid for others. */
  overpaid: boolean;
  onChoose(chosen: ReadonlySet<string>): void;
  onCharge(playerId: string): void;
  onEdit(share: Share): void;
}

/** Share and status of each player; several can be selected for one bulk payment. */
export function ShareList({
  shares,
  formatter,
  chosen,
  chargeable,
  overpaid,
  onChoose,
  onCharge,
  onEdit,
}: ShareListProps) {
  const text = useText();
  const styles = useStyles();
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <ul className={styles.list}>
      {shares.map((share) => (
        <li key={share.player_id} className={styles.row}>
          <Checkbox
            aria-label={text('pay.choose', { name: share.name })}
            checked={chosen.has(share.player_id) && share.open > 0}
            disabled={!chargeable || share.open === 0}
            onChange={(_, data) => choose(share.player_id, data.checked === true)}
          />
          <span className={styles.who}>
            <span className={styles.name} title={share.name}>
              {share.name}
            </span>
            <span className={styles.state}>
              {share.status === 'partially_paid'
                ? text('line.owes', { open: formatter.money(share.open) })
                : text(share.status === 'overpaid' && !overpaid ? 'line.covers' : `line.${share.status}`)}
              {share.credit > 0 && ` · ${text('pay.credit.has', { credit: formatter.money(share.credit) })}`}
            </span>
          </span>
          <Button
            appearance="subtle"
            size="small"
            className={styles.amount}
            aria-label={text('pay.share.edit', { name: share.name, amount: formatter.money(share.amount) })}
            onClick={() => onEdit(share)}
          >
            {formatter.money(share.amount)}
          </Button>
          <Button
            size="small"
            disabled={!chargeable || share.open === 0}
            aria-label={text('pay.charge', { name: share.name })}
            onClick={() => onCharge(share.player_id)}
          >
            {text('pay.action')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
