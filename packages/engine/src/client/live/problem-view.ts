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
