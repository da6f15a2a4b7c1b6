import type { PublicClub } from '@canchero/shared-contracts/club';
import { chatLink } from '@canchero/shared-contracts/core';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Call20Regular } from '@fluentui/react-icons/headless/svg/call';
import { Chat20Regular } from '@fluentui/react-icons/headless/svg/chat';
import { Location20Regular } from '@fluentui/react-icons/headless/svg/location';
import type { ReactNode } from 'react';
import { useText } from '../../../text';
import { STILL } from '../layout';
import { mapLink } from '../model/links';

const useStyles = makeStyles({
  contact: { display: 'flex', flexDirection: 'column', gap: '12px' },
  address: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '& svg': { flexShrink: 0 },
    transitionProperty: 'background-color',
    transitionDuration: tokens.durationFaster,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [STILL]: { transitionDuration: '0s' },
  },
});

type Reachable = Pick<PublicClub, 'name' | 'address' | 'phone' | 'whatsapp'>;

/** Address of a club, and the ways to it: map, phone, chat. `message` is what the chat begins with. */
export function ClubContact({ club, message }: { club: Reachable; message?: string }) {
  const styles = useStyles();
  const text = useText();
  const chat = chatLink(club.whatsapp, message ?? text('club.chat.message', { club: club.name }));
  const phone = club.phone.replace(/[^\d+]/g, '');
  return (
    <div className={styles.contact}>
      {club.address && <p className={styles.address}>{club.address}</p>}
      <ul className={styles.links}>
        {club.address && <Way href={mapLink(club)} icon={<Location20Regular />} label={text('club.map')} elsewhere />}
        {phone && <Way href={`tel:${phone}`} icon={<Call20Regular />} label={text('club.call')} />}
        {chat && <Way href={chat} icon={<Chat20Regular />} label={text('club.chat')} elsewhere />}
      </ul>
    </div>
  );
}

function Way({ href, icon, label, elsewhere }: { href: string; icon: ReactNode; label: string; elsewhere?: boolean }) {
  const styles = useStyles();
  return (
    <li>
      <a className={styles.link} href={href} {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
        {icon}
        {label}
      </a>
    </li>
  );
}
