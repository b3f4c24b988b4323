import { isDeepStrictEqual } from 'node:util';
import type { CodeStatus } from '@pagewright/core';
import { describeCodeError } from '../files/describe-code-error.ts';

/**
 * Where a problem of the code was found. Pages show their last state while `code` cannot be loaded, `styles` cannot be compiled, or browsers
 * cannot load `modules`. `components` are those that render something wrong, `links` what
 * they lead to, `data` the sources of records.
 */
export type CodeProblemSource = 'code' | 'styles' | 'modules' | 'components' | 'links' | 'data';

const outdating = ['code', 'styles', 'modules'] as const;

/** The problems of the code that the preview has found. Prints each when it appears. */
export class CodeProblems {
  readonly #bySource = new Map<CodeProblemSource, readonly string[]>();

  /** Called after each change. */
  onChange: () => void = () => undefined;

  constructor(private readonly print: (text: string) => void) {}

  /** Sets the error of a source; undefined when there is none. */
  set(source: CodeProblemSource, error: unknown): void {
    this.setTexts(source, error === undefined ? [] : describeCodeError(error));
  }

  /** Sets the problems of a source, as they are shown. */
  setTexts(source: CodeProblemSource, texts: readonly string[]): void {
    const before = this.#all();
    this.#bySource.set(source, texts);
    for (const text of texts) if (!before.includes(text)) this.print(text);
    const now = this.#all();
    if (before.length > 0 && now.length === 0) this.print('The problems of the code are solved.');
    if (!isDeepStrictEqual(before, now)) this.onChange();
  }

  /** Adds a problem to those of a source. */
  add(source: CodeProblemSource, texts: readonly string[]): void {
    this.setTexts(source, [...new Set([...this.#of(source), ...texts])]);
  }

  /** What open pages show. Undefined without problems. */
  status(): CodeStatus | undefined {
    const problems = this.#all();
    const isOutdated = outdating.some((source) => this.#of(source).length > 0);
    return problems.length === 0 ? undefined : { problems, isOutdated };
  }

  #of(source: CodeProblemSource): readonly string[] {
    return this.#bySource.get(source) ?? [];
  }

  #all(): string[] {
    return [...new Set([...this.#bySource.values()].flat())];
  }
}
