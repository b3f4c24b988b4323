import type { ProblemList } from '../../model/live-messages.ts';
import { createElement, problemCss, problemView } from './problem-view.ts';

const panelId = 'problem-panel';

/** The list that is shown, as JSON. */
let lastList = '';
let isOpen = false;
let isDismissed = false;
let wasOutdated = false;

/**
 * Shows the problems that have no card in a panel at the bottom of the page. Collapsed, the panel shows their number.
 * After the author hides it, it appears again when the list changes. An empty list removes it.
 */
export function showProblems(list: ProblemList): void {
  const text = JSON.stringify(list);
  if (text === lastList) return;
  lastList = text;
  isDismissed = false;
  if (isOutdated(list) !== wasOutdated) isOpen = isOutdated(list);
  wasOutdated = isOutdated(list);
  renderPanel(list);
}

/** True when the page shows an older state than the files have. */
const isOutdated = ({ isStale, paused }: ProblemList): boolean => isStale || paused !== undefined;

function renderPanel(list: ProblemList): void {
  document.getElementById(panelId)?.remove();
  if (isDismissed || (list.paused === undefined && list.here.length + list.elsewhere.length === 0)) return;
  const host = document.createElement('div');
  host.id = panelId;
  const style = document.createElement('style');
  style.textContent = problemCss + panelCss;
  host.attachShadow({ mode: 'open' }).append(style, panel(list));
  document.body.append(host);
}

function panel(list: ProblemList): HTMLElement {
  const details = document.createElement('details');
  details.open = isOpen;
  details.addEventListener('toggle', () => {
    isOpen = details.open;
  });
  const summary = createElement('summary', '', titleOf(list));
  summary.setAttribute('role', isOutdated(list) ? 'alert' : 'status');
  const close = createElement('button', 'close', '×');
  close.setAttribute('aria-label', 'Hide messages');
  close.addEventListener('click', () => {
    isDismissed = true;
    renderPanel(list);
  });
  const body = createElement('div', 'list');
  if (list.paused !== undefined) body.append(createElement('p', 'paused', list.paused));
  body.append(...section('This page', list.here), ...section('Other files', list.elsewhere));
  details.append(summary, body);
  const frame = createElement('div', 'panel');
  frame.append(details, close);
  return frame;
}

function titleOf({ paused, isStale, here, elsewhere }: ProblemList): string {
  if (paused !== undefined) return 'The preview is paused. It shows the last valid state of the site.';
  if (isStale) return 'This page has an error. It shows its last valid state.';
  const count = here.length + elsewhere.length;
  const where = here.length === 0 ? ' in other files' : elsewhere.length === 0 ? ' on this page' : '';
  return `${count} problem${count === 1 ? '' : 's'}${where}`;
}

const section = (heading: string, problems: readonly string[]): HTMLElement[] =>
  problems.length === 0 ? [] : [createElement('h2', '', heading), ...problems.map(problemView)];

const panelCss = `
  .panel {
    position: fixed; left: 12px; bottom: 12px; z-index: 100; display: flex; align-items: flex-start; max-width: min(46rem, calc(100vw - 24px));
    border-radius: 12px; border-left: 6px solid #f2a516; background: #15142b; color: #fbf8f2; box-shadow: 0 12px 40px rgb(0 0 0 / 0.4);
  }
  details { min-width: 0; }
  summary { padding: 12px 8px 12px 16px; font: 650 15px/1.4 system-ui, sans-serif; cursor: pointer; }
  .list { max-height: min(60vh, 40rem); overflow: auto; padding: 0 8px 8px 16px; overscroll-behavior: contain; }
  .paused { margin: 0 0 8px; font: 15px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
  h2 { margin: 8px 0; font: 700 13px/1.4 system-ui, sans-serif; color: #cfcce6; }
  .close {
    flex: none; width: 44px; height: 44px; border: 0; border-radius: 12px; background: none; color: inherit; font: 22px/1 system-ui, sans-serif; cursor: pointer;
  }
  .close:hover { background: #2b2950; }
`;
