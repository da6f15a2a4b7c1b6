import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Chat24Regular } from '@fluentui/react-icons/headless/svg/chat';
import { CursorClick24Regular } from '@fluentui/react-icons/headless/svg/cursor-click';
import { PeopleSync24Regular } from '@fluentui/react-icons/headless/svg/people-sync';
import { Phone24Regular } from '@fluentui/react-icons/headless/svg/phone';
import { ShieldCheckmark24Regular } from '@fluentui/react-icons/headless/svg/shield-checkmark';
import { WalletCreditCard24Regular } from '@fluentui/react-icons/headless/svg/wallet-credit-card';
import { BELOW_DESKTOP, PHONE } from '../../site/breakpoints';
import { useText } from '../../text';
import { Section } from './section';

const FEATURES = [
  { key: 'drag', Icon: CursorClick24Regular },
  { key: 'live', Icon: PeopleSync24Regular },
  { key: 'conflict', Icon: ShieldCheckmark24Regular },
  { key: 'online', Icon: Phone24Regular },
  { key: 'chat', Icon: Chat24Regular },
  { key: 'payments', Icon: WalletCreditCard24Regular },
] as const;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: '48px',
    rowGap: '48px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    [BELOW_DESKTOP]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: '32px', rowGap: '40px' },
    [PHONE]: { gridTemplateColumns: '1fr', rowGap: '32px' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginBottom: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
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

export function Features() {
  const styles = useStyles();
  const text = useText();
  return (
    <Section id="features" tinted title={text('landing.features.title')} lead={text('landing.features.lead')}>
      <ul className={styles.list}>
        {FEATURES.map(({ key, Icon }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon />
            </span>
            <h3 className={styles.title}>{text(`landing.features.${key}.title`)}</h3>
            <p className={styles.body}>{text(`landing.features.${key}.body`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
