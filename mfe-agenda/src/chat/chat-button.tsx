import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { useText } from '../text';
import type { ChatSubject } from './chat-message';
import { useChatLinks } from './use-chat-links';

const useStyles = makeStyles({
  link: {
    // above the link of the row around it
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    padding: '4px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { padding: '12px', margin: '-8px 0' },
  },
});

/** Link that opens a chat with a player, for lists: a reminder to players who owe, a greeting to others. */
export function ChatButton({ phone, subject, className }: { phone: string; subject: ChatSubject; className?: string }) {
  const text = useText();
  const styles = useStyles();
  const chat = useChatLinks(phone, subject).at(-1);
  const label = text('chat.write', { name: subject.name });
  return (
    chat && (
      <a
        className={mergeClasses(styles.link, className)}
        href={chat.href}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <ChatRegular aria-hidden />
      </a>
    )
  );
}
