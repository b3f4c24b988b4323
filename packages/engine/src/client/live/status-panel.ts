import type { ListedProblem, PageStatus } from '../../model/live-messages.ts';
import { createElement, ProblemCard, problemView } from './problem-elements.ts';
import { clearCorner, createCorner } from './status-corner.ts';

/** The parts of the panel. They stay in the document, so that the live region is announced and focus is not lost. */
let parts: ReturnType<typeof createParts> | undefined;
/** The state that is shown, as JSON. */
let lastState = '';
let wasOutdated = false;
/** The parts of the page with problems: cards and blocks. */
let targets: HTMLElement[] = [];
let nextTarget = 0;

/**
 * Shows in a corner of the page whether visitors see it, and how many problems the page and the site have. Opened, the panel
 * lists them; a button leads to each block with a problem. Without problems there is no panel.
 */
export function showStatus(status: PageStatus): void {
  const cards = [...document.querySelectorAll('#main problem-card')].filter((card) => card instanceof ProblemCard);
  const state = JSON.stringify([status, cards.map(({ problems }) => problems)]);
  if (state === lastState && targets.every((target) => target.isConnected)) return;
  lastState = state;
  const inCards = cards.flatMap((card): Listed[] => card.problems.map((text) => ({ text, part: card })));
  const here = [...inCards, ...status.here.map(withPart)];
  targets = [...new Set(here.flatMap(({ part }) => part ?? []))];
  nextTarget = 0;
  parts ??= createParts();
  showBadge(parts, status);
  // Two blocks may lack the same record.
  showProblems(parts, status, [...new Map(here.map((one) => [one.text, one])).values()]);
  clearCorner(parts.corner);
}

/** Finds the block of a problem on the page. */
function withPart({ text, block }: ListedProblem): Listed {
  const part = block === undefined ? null : document.querySelector<HTMLElement>(`#main > [data-key="${CSS.escape(block)}"]`);
  return { text, ...(part && { part }) };
}

type Parts = ReturnType<typeof createParts>;

function createParts() {
  const corner = createCorner();
  const badge = createElement('p', 'badge');
  const frame = createElement('div', 'panel');
  const details = document.createElement('details');
  const summary = createElement('summary');
  const list = createElement('div', 'list');
  const show = createElement('button', 'show', 'Show block');
  const announcement = createElement('p', 'announcement');
  announcement.setAttribute('role', 'status');
  show.addEventListener('click', () => {
    const target = targets[nextTarget % targets.length];
    nextTarget += 1;
    if (target) showPart(details, target);
  });
  details.addEventListener('toggle', () => clearCorner(corner));
  details.append(summary, list);
  frame.append(details, show);
  corner.append(badge, frame, announcement);
  return { corner, badge, frame, details, summary, list, show, announcement };
}

/** Closes the list, which may cover the part, and leads to the part. */
function showPart(details: HTMLDetailsElement, part: HTMLElement): void {
  details.open = false;
  focusPart(part);
}

function showBadge({ badge }: Parts, { badge: shown }: PageStatus): void {
  badge.hidden = shown === undefined;
  badge.replaceChildren(...(shown ? [createElement('strong', '', shown.label), ` ${shown.text}`] : []));
}

function showProblems({ frame, details, summary, list, show, announcement }: Parts, status: PageStatus, here: readonly Listed[]): void {
  const isEmpty = status.paused === undefined && here.length + status.elsewhere.length === 0;
  const isOld = status.isOutdated || status.paused !== undefined;
  if (isOld !== wasOutdated) details.open = isOld;
  wasOutdated = isOld;
  frame.hidden = isEmpty;
  show.hidden = targets.length === 0;
  show.textContent = targets.length > 1 ? 'Next block' : 'Show block';
  const title = isEmpty ? 'No problems' : titleOf(status, here.length);
  summary.textContent = title;
  // A page that is opened without problems announces nothing.
  if (!isEmpty || announcement.textContent !== '') announcement.textContent = title;
  const showListed = (part: HTMLElement): void => showPart(details, part);
  list.replaceChildren(
    ...(status.paused === undefined ? [] : [createElement('p', 'paused', status.paused)]),
    ...listProblems('This page', here, showListed),
    ...listProblems('Other files', status.elsewhere, showListed),
  );
}

function titleOf({ paused, isOutdated, elsewhere }: PageStatus, here: number): string {
  if (paused !== undefined) return 'The preview is paused. It shows the last state of the site that it could read.';
  if (isOutdated) return 'This page has an error. It shows its last valid state.';
  const count = (problems: number): string => `${problems} problem${problems === 1 ? '' : 's'}`;
  if (here === 0) return `${count(elsewhere.length)} in other files`;
  return `${count(here)} on this page${elsewhere.length > 0 ? `, ${elsewhere.length} in other files` : ''}`;
}

/** Scrolls to a part of the page, such as a problem card, and focuses it. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  // At once: an author who follows a problem does not want to watch the page pass by.
  part.scrollIntoView({ block: 'start', behavior: 'instant' });
  part.focus({ preventScroll: true });
}

/** A problem in the panel, and the part of the open page that it is about. */
type Listed = Pick<ListedProblem, 'text' | 'page'> & { part?: HTMLElement };

type Show = (part: HTMLElement) => void;

/** Renders a heading and problems, each with a button that calls `show` with its block, or a link to its page. Empty for no problems. */
const listProblems = (heading: string, problems: readonly Listed[], show: Show): HTMLElement[] =>
  problems.length === 0 ? [] : [createElement('h2', '', heading), ...problems.map((problem) => listedProblem(problem, show))];

function listedProblem({ text, part, page }: Listed, show: Show): HTMLElement {
  const view = problemView(text);
  if (part) {
    const button = createElement('button', 'go', 'Show block');
    button.addEventListener('click', () => show(part));
    view.append(button);
  } else if (page !== undefined) {
    const link = document.createElement('a');
    link.className = 'go';
    link.href = page;
    link.textContent = `Open ${page}`;
    view.append(link);
  }
  return view;
}
