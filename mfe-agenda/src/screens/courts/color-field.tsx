import { mergeClasses } from '@canchero/shared-contracts/ui';
import { useText } from '../../text';
import { COLORS } from './model/court-draft';
import { useCourtStyles } from './styles';

/** Choice among a few distinguishable colours. A current colour outside of these is offered, too. */
export function ColorField({ value, onChange }: { value: string; onChange(color: string): void }) {
  const text = useText();
  const styles = useCourtStyles();
  const colors = (COLORS as readonly string[]).includes(value) ? COLORS : [value, ...COLORS];
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.legend}>{text('courts.color')}</legend>
      {colors.map((color, i) => (
        <button
          key={color}
          type="button"
          aria-pressed={color === value}
          aria-label={text('courts.color.one', { number: i + 1 })}
          className={mergeClasses(styles.swatch, color === value && styles.chosen)}
          style={{ backgroundColor: color }}
          onClick={() => onChange(color)}
        />
      ))}
    </fieldset>
  );
}
