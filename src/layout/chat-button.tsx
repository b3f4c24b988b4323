import type { SiteModel } from 'pagewright/react';
import { BrandMark } from '../ui/brand-mark.tsx';

type ChatButtonProps = { whatsapp: SiteModel['company']['whatsapp']; strings: SiteModel['strings'] };

/** The floating button to the WhatsApp chat. The boot script hides it while it covers a control. */
export function ChatButton({ whatsapp, strings }: ChatButtonProps) {
  return (
    <aside aria-label={strings.layout.chat}>
      <a href={whatsapp.link} target="_blank" rel="noopener" className="chat-button" data-chat>
        <BrandMark name="whatsapp" className="size-7" />
        <span className="sr-only">{`${whatsapp.label} ${strings.links.newTab}`}</span>
      </a>
    </aside>
  );
}
