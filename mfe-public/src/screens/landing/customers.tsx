import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useCatalogue } from '../../catalogue/use-catalogue';
import { When } from '../../catalogue/when';
import { BELOW_DESKTOP, PHONE } from '../../site/breakpoints';
import { useText } from '../../text';
import { Section } from './section';

const KINDS = ['padel', 'tennis', 'football', 'multi'] as const;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '20px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    [BELOW_DESKTOP]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [PHONE]: { gridTemplateColumns: '1fr', gap: '12px' },
  },
  kind: {
    padding: '24px',
    borderRadius: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  body: {
    marginTop: '8px',
    marginBottom: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
});

/** Kinds of clubs that use the product, and for what. */
export function Customers() {
  const styles = useStyles();
  const text = useText();
  const claimed = useCatalogue()?.claimed_clubs ?? '';
  const lead = (
    <When flag={claimed} name="claimed_clubs" otherwise={text('landing.customers.lead')}>
      {text('landing.customers.claim', { count: claimed })}
    </When>
  );
  return (
    <Section id="customers" tinted title={text('landing.customers.title')} lead={lead}>
      <ul className={styles.list}>
        {KINDS.map((kind) => (
          <li key={kind} className={styles.kind}>
            <h3 className={styles.title}>{text(`landing.customers.${kind}.title`)}</h3>
            <p className={styles.body}>{text(`landing.customers.${kind}.body`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
