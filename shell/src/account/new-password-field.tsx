import { checkPassword, type PasswordCheck } from '@canchero/shared-contracts/auth';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { Field } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../i18n/text';
import { PasswordInput } from './password-input';

const FLAGS = ['length', 'uppercase', 'lowercase', 'digitOrSymbol'] as const satisfies readonly (keyof PasswordCheck)[];

const useStyles = makeStyles({
  flags: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '4px 12px',
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  flag: { display: 'flex', alignItems: 'center', gap: '6px' },
  met: { color: tokens.colorPaletteGreenForeground1 },
});

/** Asks for a new password, with the four rules below it, each marked as soon as it is met. */
export function NewPasswordField(props: {
  value: string;
  onChange: (value: string) => void;
  message?: string;
  /** Label to use where "password" alone would be ambiguous. */
  label?: string;
}) {
  const text = useText();
  const styles = useStyles();
  const check = checkPassword(props.value);
  return (
    <div>
      <Field
        label={props.label ?? text('auth.password')}
        required
        {...(props.message && { validationMessage: props.message, validationState: 'error' })}
      >
        <PasswordInput value={props.value} onChange={props.onChange} autoComplete="new-password" />
      </Field>
      <ul className={styles.flags} aria-label={text('password.rules')}>
        {FLAGS.map((flag) => (
          <li key={flag} className={mergeClasses(styles.flag, check[flag] && styles.met)} data-met={check[flag]}>
            <span aria-hidden="true">{check[flag] ? '✓' : '○'}</span>
            {text(`password.${flag}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
