import type { SiteModel } from 'pagewright/react';
import { BrandMark } from '../ui/brand-mark.tsx';

/** The floating button to the WhatsApp chat. It makes way for controls that come to lie under it. */
export function ChatButton({ whatsapp }: { whatsapp: SiteModel['company']['whatsapp'] }) {
  return (
    <aside aria-label="Chat">
      <a href={whatsapp.link} target="_blank" rel="noopener" className="chat-button" data-chat>
        <BrandMark name="whatsapp" className="size-7" />
        <span className="sr-only">{whatsapp.label} (opens in a new tab)</span>
      </a>
    </aside>
  );
}
