import { createElement, problemCss, problemView } from './problem-view.ts';

/** The card in place of a broken block. The server renders its text; this element adds the styles. */
export class ProblemCard extends HTMLElement {
  /** The texts of its problems; its title when the problems are elsewhere. */
  problems: readonly string[] = [];

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const shadow = this.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = problemCss + cardCss;
    const card = createElement('section', 'card');
    const backdrop = createElement('div', 'backdrop');
    const title = this.querySelector('strong')?.textContent ?? '';
    card.append(createElement('h2', '', title));
    const texts = Array.from(this.querySelectorAll('pre'), ({ textContent }) => textContent ?? '');
    for (const text of texts) card.append(problemView(text));
    this.problems = texts.length > 0 ? texts : [title];
    backdrop.append(card);
    shadow.append(style, backdrop);
    this.replaceChildren();
    this.setAttribute('role', 'alert');
  }
}

/** Registers the custom element. */
export function defineProblemCard(): void {
  customElements.define('problem-card', ProblemCard);
}

const cardCss = `
  :host { display: block; outline: none; }
  :host(:focus) .card { outline: 3px solid #f2a516; outline-offset: 4px; }
  .backdrop { --space: clamp(16px, 4vw, 40px); padding: calc(var(--space) + var(--room-below-header, 0px)) var(--space) var(--space); background: #fbf8f2; }
  .card {
    max-width: 70rem; margin: 0 auto; padding: 20px clamp(16px, 3vw, 28px) 8px; border-left: 6px solid #f2a516;
    border-radius: 0 12px 12px 0; background: #15142b; box-shadow: 0 10px 30px rgb(21 20 43 / 0.2);
  }
  h2 { margin: 0 0 14px; font: 700 clamp(17px, 2.2vw, 20px)/1.35 system-ui, sans-serif; color: #fbf8f2; text-wrap: balance; }
`;
