import type { ListedProblem, PageStatus } from '../model/live-messages.ts';

/** True when two states of the panel read the same. */
export const isSameStatus = (one: PageStatus, other: PageStatus): boolean =>
  one.paused === other.paused &&
  one.isOutdated === other.isOutdated &&
  one.badge?.label === other.badge?.label &&
  one.badge?.text === other.badge?.text &&
  isSameList(one.here, other.here) &&
  isSameList(one.elsewhere, other.elsewhere);

const isSameList = (one: readonly ListedProblem[], other: readonly ListedProblem[]): boolean =>
  one.length === other.length && one.every((problem, index) => isSameProblem(problem, other[index]));

const isSameProblem = (one: ListedProblem, other: ListedProblem | undefined): boolean =>
  one.text === other?.text && one.block === other.block && one.page === other.page;
