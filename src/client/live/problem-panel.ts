const panelId = 'problem-panel';

/** Shows the problems of the site over the lower edge of the page, which stays usable; none takes the panel away. */
export function showProblems(problems: readonly string[]): void {
  document.getElementById(panelId)?.remove();
  if (problems.length === 0) return;
  const host = document.createElement('div');
  host.id = panelId;
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = panelCss;
  const panel = document.createElement('details');
  panel.open = true;
  const title = document.createElement('summary');
  title.textContent =
    problems.length === 1
      ? '1 problem. The page shows its last good state.'
      : `${problems.length} problems. Pages show their last good state.`;
  const list = document.createElement('pre');
  list.textContent = problems.join('\n\n');
  panel.append(title, list);
  panel.setAttribute('role', 'alert');
  shadow.append(style, panel);
  document.body.append(host);
}

const panelCss = `
  :host { all: initial; }
  details {
    position: fixed; inset: auto 0 0; z-index: 100; max-height: 60vh; overflow: auto;
    background: #15142b; color: #fbf8f2; border-top: 4px solid #f2a516; box-shadow: 0 -12px 40px rgb(0 0 0 / 0.35);
    font: 14px/1.6 ui-monospace, Consolas, monospace;
  }
  summary { position: sticky; top: 0; padding: 12px 20px; background: #15142b; font-weight: 700; cursor: pointer; }
  pre { margin: 0; padding: 4px 20px 20px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
