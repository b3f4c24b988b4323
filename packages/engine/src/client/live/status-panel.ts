import type { ListedProblem, PageStatus } from '@pagewright/core';
import { isStill } from '../still-page.ts';
import { createElement, ProblemCard, problemCss, problemView } from './problem-elements.ts';

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
  const ofCode = status.code?.problems ?? [];
  const isEmpty = status.paused === undefined && here.length + status.inOtherFiles.length + ofCode.length === 0;
  const isOld = status.isOutdated || status.paused !== undefined || status.code?.isOutdated === true;
  if (isOld !== wasOutdated) details.open = isOld;
  wasOutdated = isOld;
  // In the editor, the problems stand beside their fields, in the words of authors.
  frame.hidden = isEmpty || (isStill() && !isOld && ofCode.length === 0);
  show.hidden = targets.length === 0;
  show.textContent = targets.length > 1 ? 'Next block' : 'Show block';
  const title = isEmpty ? 'No problems' : titleOf(status, here.length);
  summary.textContent = title;
  // A page that is opened without problems announces nothing.
  if (!isEmpty || announcement.textContent !== '') announcement.textContent = title;
  const showListed = (part: HTMLElement): void => showPart(details, part);
  list.replaceChildren(
    ...(status.paused === undefined ? [] : [createElement('p', 'paused', status.paused)]),
    ...listProblems(
      'Code',
      ofCode.map((text) => ({ text })),
      showListed,
    ),
    ...listProblems('This page', here, showListed),
    ...listProblems('Other files', status.inOtherFiles, showListed),
  );
}

function titleOf({ code, paused, isOutdated, inOtherFiles }: PageStatus, here: number): string {
  if (paused !== undefined) return 'The preview is paused. It shows the last state of the site that it could read.';
  if (code?.isOutdated) return 'The code has an error. This page shows the last code that works.';
  if (isOutdated) return 'This page has an error. It shows its last valid state.';
  const count = (problems: number): string => `${problems} problem${problems === 1 ? '' : 's'}`;
  const places: readonly (readonly [number, string])[] = [
    [here, 'on this page'],
    [code?.problems.length ?? 0, 'in the code'],
    [inOtherFiles.length, 'in other files'],
  ];
  const [first, ...more] = places.filter(([problems]) => problems > 0);
  return [first && `${count(first[0])} ${first[1]}`, ...more.map(([problems, place]) => `${problems} ${place}`)].join(', ');
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

/** Adds the corner of the page that shows its status. Its shadow root separates it from the styles of the site. */
function createCorner(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'preview-status';
  const style = document.createElement('style');
  style.textContent = problemCss + cornerCss;
  const corner = createElement('section', 'corner');
  corner.setAttribute('aria-label', 'Live preview');
  host.attachShadow({ mode: 'open' }).append(style, corner);
  document.body.append(host);
  return corner;
}

/**
 * Leaves room below the page and below focused elements, as high as the closed panel, so that it covers nothing at the end of
 * the page and no control that has the focus.
 */
function clearCorner(corner: HTMLElement): void {
  if (corner.querySelector('details[open]')) return;
  const height = corner.offsetHeight;
  const room = height > 0 ? `${height + 2 * margin}px` : '';
  document.body.style.paddingBottom = room;
  document.documentElement.style.scrollPaddingBottom = room;
}

/** Pixels between the corner and the edges of the window. */
const margin = 12;

/** Pixels at the right that stay free for a floating button of the site. */
const floatingButton = 84;

const cornerCss = `
  .corner {
    position: fixed; left: ${margin}px; bottom: ${margin}px; z-index: 100; display: flex; flex-direction: column; align-items: flex-start;
    gap: 8px; max-width: min(46rem, calc(100vw - ${margin + floatingButton}px)); pointer-events: none;
  }
  .corner > :not([hidden]) { pointer-events: auto; }
  [hidden] { display: none !important; }
  .badge {
    margin: 0; padding: 8px 14px; border-radius: 10px; border-left: 6px solid #8f8bff; outline: 1px solid #3b395c; background: #15142b; color: #fbf8f2;
    font: 14px/1.4 system-ui, sans-serif; box-shadow: 0 6px 20px rgb(0 0 0 / 0.3);
  }
  .badge strong { margin-right: 6px; color: #c9c6ff; }
  .panel {
    position: relative; max-width: 100%; border-radius: 12px; border-left: 6px solid #f2a516; outline: 1px solid #3b395c;
    background: #15142b; color: #fbf8f2; box-shadow: 0 12px 40px rgb(0 0 0 / 0.4);
  }
  summary { padding: 12px 12px 12px 16px; border-radius: 12px; font: 650 15px/1.4 system-ui, sans-serif; cursor: pointer; }
  .panel:has(.show:not([hidden])) summary { padding-right: 124px; }
  .list { max-height: min(60vh, 40rem); overflow: auto; padding: 0 8px 8px 16px; overscroll-behavior: contain; }
  .paused { margin: 0 0 8px; font: 15px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
  h2 { margin: 8px 0; font: 700 13px/1.4 system-ui, sans-serif; color: #cfcce6; }
  .show, .go {
    border: 1px solid #55538a; border-radius: 8px; background: none; color: #fbf8f2; font: 650 14px/1.4 system-ui, sans-serif;
    text-decoration: none; cursor: pointer;
  }
  .show { position: absolute; top: 7px; right: 8px; padding: 6px 12px; }
  .go { display: inline-block; margin-top: 10px; padding: 4px 12px; }
  .show:hover, .go:hover { background: #2b2950; }
  .announcement { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
`;
