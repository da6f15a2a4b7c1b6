import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { ChevronDown20Regular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { salesLink } from '../../../catalogue/sales-link';
import { useCatalogue } from '../../../catalogue/use-catalogue';
import { When } from '../../../catalogue/when';
import { ActionLink } from '../../../site/action-link';
import { STILL } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { Section } from '../section';
import { QUESTIONS } from './questions';

const useStyles = makeStyles({
  list: { maxWidth: '800px', marginInline: 'auto', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  entry: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > summary svg': { transitionProperty: 'transform', transitionDuration: tokens.durationFast },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    [STILL]: { '& > summary svg': { transitionDuration: '0s' } },
  },
  question: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '44px',
    paddingBlock: '14px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    listStyleType: 'none',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusMedium,
    '::-webkit-details-marker': { display: 'none' },
    ':hover': { color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chevron: { flexShrink: 0 },
  answer: {
    marginTop: 0,
    marginBottom: '20px',
    maxWidth: '680px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground2,
    textWrap: 'pretty',
  },
  chat: { display: 'flex', justifyContent: 'center', marginTop: '40px' },
});

/** Questions with their answers, and the way to a person. Native disclosures, so that they open without script. */
export function Faq() {
  const styles = useStyles();
  const text = useText();
  const number = useCatalogue()?.sales_whatsapp ?? '';
  return (
    <Section id="support" tinted title={text('landing.faq.title')} lead={text('landing.faq.lead')}>
      <div className={styles.list}>
        {QUESTIONS.map((name) => (
          <details key={name} className={styles.entry}>
            <summary className={styles.question}>
              {text(`landing.faq.${name}.question`)}
              <ChevronDown20Regular className={styles.chevron} />
            </summary>
            <p className={styles.answer}>{text(`landing.faq.${name}.answer`)}</p>
          </details>
        ))}
      </div>
      <When flag={number} name="sales_whatsapp">
        <div className={styles.chat}>
          <ActionLink to={salesLink(number, text('landing.faq.chatMessage'))} look="outline" large>
            {text('landing.faq.chat')}
          </ActionLink>
        </div>
      </When>
    </Section>
  );
}
