import { MAX_ONLINE_LENGTH } from '@canchero/shared-contracts/online-booking';
import { MAX_LENGTH } from '@canchero/shared-contracts/player';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Field, Input, Textarea } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../../../text';
import type { ContactField } from '../model/contact-problems';
import type { Contact } from './contact';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '12px',
    rowGap: '16px',
    alignItems: 'start',
    // a field of less than 16 pixels makes phones zoom in
    '& .fui-Input, & .fui-Input input, & .fui-Textarea textarea': { fontSize: '16px' },
    // an input is as wide as twenty letters by itself, which half a phone is not
    '& .fui-Input, & .fui-Input input': { minWidth: 0 },
    '& .fui-Input': { minHeight: '44px' },
  },
  // long values need the whole width of a phone
  long: { '@media (max-width: 559px)': { gridColumn: '1 / -1' } },
  wide: { gridColumn: '1 / -1' },
});

interface ContactFieldsProps {
  contact: Contact;
  problems: readonly ContactField[];
  edit(part: Partial<Contact>): void;
}

const FIELDS = [
  { name: 'first_name', autoComplete: 'given-name', type: 'text', max: 80 },
  { name: 'last_name', autoComplete: 'family-name', type: 'text', max: 80 },
  { name: 'phone', autoComplete: 'tel', type: 'tel', max: MAX_LENGTH.phone },
  { name: 'email', autoComplete: 'email', type: 'email', max: 254 },
] as const;

const LONG = new Set<string>(['phone', 'email']);

/** Fields about the player, which the browser can fill in. */
export function ContactFields({ contact, problems, edit }: ContactFieldsProps) {
  const styles = useStyles();
  const text = useText();
  return (
    <div className={styles.fields}>
      {FIELDS.map(({ name, autoComplete, type, max }) => (
        <Field
          key={name}
          label={text(`contact.${name}`)}
          required
          className={LONG.has(name) ? styles.long : ''}
          {...(problems.includes(name) && {
            validationState: 'error',
            validationMessage: text(`contact.problem.${name}`),
          })}
          {...(name === 'email' && { hint: text('contact.email.hint') })}
        >
          <Input
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={max}
            value={contact[name]}
            onChange={(_, { value }) => edit({ [name]: value })}
          />
        </Field>
      ))}
      <Field label={text('contact.special_requests')} className={styles.wide}>
        <Textarea
          name="special_requests"
          maxLength={MAX_ONLINE_LENGTH.special_requests}
          rows={2}
          value={contact.special_requests}
          onChange={(_, { value }) => edit({ special_requests: value })}
        />
      </Field>
    </div>
  );
}
