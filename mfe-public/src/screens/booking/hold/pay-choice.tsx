import type { PayChoice as Pay, PublicClub } from '@canchero/shared-contracts/club';
import { useFormatter } from '@canchero/shared-contracts/kit';
import type { Hold } from '@canchero/shared-contracts/online-booking';
import { makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import { useText } from '../../../text';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  choice: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    cursor: 'pointer',
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: { border: `1px solid ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  radio: { width: '20px', height: '20px', margin: 0, flexShrink: 0, accentColor: tokens.colorBrandBackground },
  words: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  amount: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
});

/** Returns the centavos that are paid online, by the way of paying. */
export const askedOnline = ({ price, deposit }: Pick<Hold, 'price' | 'deposit'>, pay: Pay): number =>
  pay === 'full' ? price : pay === 'deposit' ? deposit : 0;

interface PayChoiceProps {
  club: PublicClub;
  hold: Hold;
  value: Pay;
  onChange(pay: Pay): void;
}

/** Ways of paying that the club offers, each with what is paid now. */
export function PayChoice({ club, hold, value, onChange }: PayChoiceProps) {
  const styles = useStyles();
  const text = useText();
  const format = useFormatter(club);
  const name = useId('pay');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('pay.label')}</legend>
      {club.pay_choices.map((pay) => {
        const rest = hold.price - askedOnline(hold, pay);
        return (
          <label key={pay} className={mergeClasses(styles.choice, pay === value && styles.chosen)}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={pay === value}
              onChange={() => onChange(pay)}
            />
            <span className={styles.words}>
              {text(`pay.${pay}`)}
              {pay === 'deposit' && (
                <span className={styles.note}>{text('pay.rest', { rest: format.money(rest) })}</span>
              )}
            </span>
            <span className={styles.amount}>
              {pay === 'at_club' ? text('pay.nothingNow') : format.money(askedOnline(hold, pay))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
