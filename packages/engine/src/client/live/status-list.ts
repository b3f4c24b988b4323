import type { ListedProblem } from '../../model/live-messages.ts';
import { createElement, problemView } from './problem-view.ts';

/** A problem in the panel, and the part of the open page that it is about. */
export type Listed = Pick<ListedProblem, 'text' | 'page'> & { part?: HTMLElement };

type Show = (part: HTMLElement) => void;

/** Renders a heading and problems, each with a button that calls `show` with its block, or a link to its page. Empty for no problems. */
export const listProblems = (heading: string, problems: readonly Listed[], show: Show): HTMLElement[] =>
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
