import type { PlatformStats } from '@canchero/shared-contracts/admin-stats';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useIntl } from 'react-intl';
import { useShare } from '../../page/use-share';
import { type TextId, useText } from '../../text';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  area: {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 1fr) minmax(60px, 2fr) minmax(96px, auto)',
    alignItems: 'center',
    gap: '12px',
  },
  track: { height: '10px', borderRadius: tokens.borderRadiusCircular, backgroundColor: tokens.colorNeutralBackground4 },
  bar: { height: '100%', borderRadius: tokens.borderRadiusCircular, backgroundColor: tokens.colorBrandBackground },
  value: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
});

/** Texts of the parts of the product; a part that is not named goes by its code. */
const AREAS: Readonly<Record<string, TextId>> = {
  block: 'stats.area.block',
  booking: 'stats.area.booking',
  cash: 'stats.area.cash',
  club: 'stats.area.club',
  consumption: 'stats.area.consumption',
  court: 'stats.area.court',
  item: 'stats.area.item',
  member: 'stats.area.member',
  mercadopago: 'stats.area.mercadopago',
  order: 'stats.area.order',
  payment: 'stats.area.payment',
  player: 'stats.area.player',
  price_rule: 'stats.area.price_rule',
  report: 'stats.area.report',
  stock: 'stats.area.stock',
};

/** Lists the parts of the product by what was done in them. */
export function AreaList({ areas }: Pick<PlatformStats, 'areas'>) {
  const text = useText();
  const styles = useStyles();
  const share = useShare();
  const { formatNumber } = useIntl();
  const sum = areas.reduce((total, { actions }) => total + actions, 0);
  const most = areas[0]?.actions ?? 1;
  return (
    <ol className={styles.list} aria-label={text('stats.areas')}>
      {areas.map(({ area, actions }) => (
        <li key={area} className={styles.area}>
          <span>{AREAS[area] ? text(AREAS[area]) : area}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ display: 'block', width: `${(actions / most) * 100}%` }} />
          </span>
          <span className={styles.value}>{`${formatNumber(actions)} · ${share(actions / sum)}`}</span>
        </li>
      ))}
    </ol>
  );
}
