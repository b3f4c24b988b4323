import { fillIn } from '@pagewright/core/browser';
import type { ListedPage } from 'pagewright/editing';
import type { ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';

/** The states of pages by which a list can be filtered. */
export const pageStates = ['all', 'published', 'draft', 'dated', 'withProblems'] as const;

export type PageStateName = (typeof pageStates)[number];

/** Returns true for a page in a state. */
export function isInState({ absence, problems }: ListedPage, state: PageStateName): boolean {
  if (state === 'all') return true;
  if (state === 'withProblems') return problems > 0;
  if (state === 'published') return absence === undefined;
  return state === 'draft' ? absence?.reason === 'draft' : absence !== undefined && absence.reason !== 'draft';
}

/** Says whether visitors see a page, and how many problems it has. */
export function PageState({ page: { absence, problems }, texts }: { page: ListedPage; texts: Texts }): ReactNode {
  const words = !absence ? texts.published : absence.reason === 'draft' ? texts.draft : fillIn(texts[absence.reason], absence);
  return (
    <>
      <span className={absence ? 'state unpublished' : 'state'}>{words}</span>
      {problems > 0 && <b className="problem">{problems === 1 ? texts.oneProblem : fillIn(texts.problems, { count: problems })}</b>}
    </>
  );
}
