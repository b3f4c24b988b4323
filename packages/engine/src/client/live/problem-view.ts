/** The look of problems, within shadow roots: no style of the site reaches them, and theirs reach nothing of it. */
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

/** A problem as the terminal has it, line by line: excerpt and correction keep their columns, words are wrapped. */
export function problemView(text: string): HTMLElement {
  const view = element('article', 'problem');
  const [first = '', ...rest] = text.split('\n');
  view.append(firstLine(first));
  let excerpt: HTMLPreElement | undefined;
  for (const line of rest) {
    const isFix = /^ {2}fix(?: \(--fix\))?:/.test(line);
    if (!isFix && !/^ +(?:\d+ )?\| ?|^ {8}/.test(line)) {
      excerpt = undefined;
      view.append(element('p', '', line.trim()));
    } else if (excerpt && !isFix) excerpt.append(`\n${line.slice(2)}`);
    else {
      excerpt = document.createElement('pre');
      // What scrolls must be within reach of the keyboard.
      excerpt.tabIndex = 0;
      excerpt.append(line.slice(2));
      view.append(excerpt);
    }
  }
  return view;
}

/** "path:line:column  code  message": the message is what a person reads first. */
function firstLine(line: string): HTMLElement {
  const [place = '', code = '', ...message] = line.split('  ');
  const first = element('p');
  first.append(element('span', 'place', place), '  ', element('span', 'code', code), ' ', element('span', 'message', message.join('  ')));
  return first;
}

/** An element with a class and a text. */
export function element(name: keyof HTMLElementTagNameMap, className = '', text = ''): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
