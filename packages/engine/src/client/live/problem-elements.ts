/** The card in place of a broken block. The server renders its text; this element adds the styles. */
export class ProblemCard extends HTMLElement {
  /** The texts of its problems; its title when the problems are elsewhere. */
  problems: readonly string[] = [];

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const card = createElement('section', 'card');
    const backdrop = createElement('div', 'backdrop');
    const title = this.querySelector('strong')?.textContent ?? '';
    card.append(createElement('h2', '', title));
    const texts = Array.from(this.querySelectorAll('pre'), ({ textContent }) => textContent ?? '');
    for (const text of texts) card.append(problemView(text));
    this.problems = texts.length > 0 ? texts : [title];
    backdrop.append(card);
    showInShadow(this, problemCss + cardCss, backdrop);
    this.replaceChildren();
    this.setAttribute('role', 'alert');
  }
}

/** Shows an element in the shadow root of another one, with styles of its own. */
const showInShadow = (host: HTMLElement, css: string, shown: HTMLElement): void =>
  host.attachShadow({ mode: 'open' }).append(createElement('style', '', css), shown);

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

/** The badge above a hidden block. The server renders its text; this element adds the styles. */
class BlockBadge extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot) return;
    const badge = createElement('p');
    badge.append(document.createElement('slot'));
    showInShadow(this, badgeCss, badge);
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

/** The styles of problems inside shadow roots, which separate them from the styles of the site. */
export const problemCss = `
  :host { all: initial; }
  * { box-sizing: border-box; }
  .problem { margin: 0; padding: 14px 0; border-top: 1px solid #3b395c; font: 15px/1.55 system-ui, sans-serif; color: #fbf8f2; }
  .problem p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
  .problem p + p { margin-top: 6px; }
  .place, .code { font: 13px/1.6 ui-monospace, Consolas, monospace; }
  .place { color: #cfcce6; }
  .code { color: #f2a516; }
  .message { display: block; font-weight: 650; white-space: normal; }
  pre {
    margin: 10px 0; padding: 10px 12px; overflow-x: auto; border-radius: 6px; background: #0d0c1f;
    font: 13px/1.6 ui-monospace, Consolas, monospace; color: #fbf8f2; white-space: pre;
  }
  :focus-visible { outline: 3px solid #f2a516; outline-offset: 2px; }
`;

/** Renders a problem from its terminal text: excerpt and fix as `pre`, other lines as paragraphs. */
export function problemView(text: string): HTMLElement {
  const view = createElement('article', 'problem');
  const [first = '', ...rest] = text.split('\n');
  view.append(firstLine(first));
  let excerpt: HTMLPreElement | undefined;
  for (const line of rest) {
    const isFix = /^ {2}fix(?: \(--fix\))?:/.test(line);
    if (!isFix && !/^ +(?:\d+ )?\| ?|^ {8}/.test(line)) {
      excerpt = undefined;
      view.append(createElement('p', '', line.trim()));
    } else if (excerpt && !isFix) excerpt.append(`\n${line.slice(2)}`);
    else {
      excerpt = document.createElement('pre');
      // Keyboard users can scroll only a focusable element.
      excerpt.tabIndex = 0;
      excerpt.append(line.slice(2));
      view.append(excerpt);
    }
  }
  return view;
}

/** Renders the line "path:line:column  code  message". */
function firstLine(line: string): HTMLElement {
  const [place = '', code = '', ...message] = line.split('  ');
  const first = createElement('p');
  first.append(
    createElement('span', 'place', place),
    '  ',
    createElement('span', 'code', code),
    ' ',
    createElement('span', 'message', message.join('  ')),
  );
  return first;
}

/** Creates an element with a class and a text. */
export function createElement(name: keyof HTMLElementTagNameMap, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
