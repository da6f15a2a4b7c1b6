import { MAX_BOOKING_LENGTH } from '@canchero/shared-contracts/booking';
import { Button, makeStyles, TOUCH_HEIGHT } from '@canchero/shared-contracts/ui';
import { Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../text';

const REASONS = ['player', 'rain', 'court', 'mistake'] as const;

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '8px' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  chip: { minWidth: 'auto', whiteSpace: 'nowrap', ...TOUCH_HEIGHT },
});

/** Reason of a cancellation: a usual one by its button, or any text. */
export function ReasonField({ value, onChange }: { value: string; onChange(reason: string): void }) {
  const text = useText();
  const styles = useStyles();
  return (
    <div className={styles.field}>
      <Field label={text('cancel.reason')}>
        <Textarea
          value={value}
          rows={2}
          maxLength={MAX_BOOKING_LENGTH.cancel_reason}
          onChange={(_, data) => onChange(data.value)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border and a legend around four buttons */}
      <div className={styles.chips} role="group" aria-label={text('cancel.reasons')}>
        {REASONS.map((reason) => {
          const words = text(`cancel.reason.${reason}`);
          const chosen = value === words;
          return (
            <Button
              key={reason}
              size="small"
              shape="circular"
              className={styles.chip}
              appearance={chosen ? 'primary' : 'outline'}
              aria-pressed={chosen}
              onClick={() => onChange(chosen ? '' : words)}
            >
              {words}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
