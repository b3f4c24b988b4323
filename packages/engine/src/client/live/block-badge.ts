import { createElement } from './problem-view.ts';

/** The badge above a hidden block. The server renders its text; this element adds the styles. */
class BlockBadge extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot) return;
    const shadow = this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = badgeCss;
    const badge = createElement('p');
    badge.append(document.createElement('slot'));
    shadow.append(style, badge);
  }
}

/** Registers the custom element. */
export function defineBlockBadge(): void {
  customElements.define('block-badge', BlockBadge);
}

const badgeCss = `
  :host { all: initial; display: block; }
  p {
    margin: 0; padding: calc(10px + var(--room-below-header, 0px)) clamp(16px, 4vw, 40px) 10px; border-left: 6px solid #8f8bff; background: #15142b; color: #fbf8f2;
    font: 14px/1.5 system-ui, sans-serif;
  }
  ::slotted(strong) { margin-right: 6px; color: #c9c6ff; font-weight: 700; }
`;
