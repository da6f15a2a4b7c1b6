import { Button } from '@canchero/shared-contracts/ui';
import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@canchero/shared-contracts/ui-overlay';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { useText } from '../text';
import type { ChatSubject } from './chat-message';
import { useChatLinks } from './use-chat-links';

interface ChatMenuProps {
  /** Number in the form of E.164. */
  phone: string;
  subject: ChatSubject;
}

/** Menu that opens a chat with a player, with a text about what there is to say. */
export function ChatMenu({ phone, subject }: ChatMenuProps) {
  const text = useText();
  const label = text('chat.write', { name: subject.name });
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<ChatRegular />} aria-label={label} title={label} />
      </MenuTrigger>
      <MenuPopover>
        <ChatLinks phone={phone} subject={subject} />
      </MenuPopover>
    </Menu>
  );
}

function ChatLinks({ phone, subject }: ChatMenuProps) {
  const text = useText();
  return (
    <MenuList>
      {useChatLinks(phone, subject).map(({ topic, href }) => (
        <MenuItemLink key={topic} href={href} target="_blank" rel="noreferrer">
          {text(`chat.topic.${topic}`)}
        </MenuItemLink>
      ))}
    </MenuList>
  );
}
