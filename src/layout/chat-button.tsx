import type { SiteModel } from 'pagewright/react';
import { ChatIcon } from '../ui/contact/chat-icon.tsx';

type ChatButtonProps = { chat: NonNullable<SiteModel['company']['chat']>; strings: SiteModel['strings'] };

/** The floating button that opens the chat. The boot script hides it while it covers a link or a button of the page. */
export function ChatButton({ chat, strings }: ChatButtonProps) {
  return (
    <aside aria-label={strings.layout.chat}>
      <a href={chat.link} target="_blank" rel="noopener" className="chat-button" data-chat>
        <ChatIcon className="size-7" />
        <span className="sr-only">{`${chat.label} ${strings.links.newTab}`}</span>
      </a>
    </aside>
  );
}
