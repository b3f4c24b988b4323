import { applyEdits, editYaml } from '@pagewright/core';
import type { Edit, EditResult, WrittenPage } from 'pagewright/editing';
import { parse } from 'yaml';
import { mergeChanges } from '../../../engine/src/edit/merge-values.ts';
import { mergeYaml } from '../../../engine/src/edit/merge-yaml.ts';
import { FakeRequests, pageWith } from './fake-requests.ts';
import { answerLate, type Fate } from './late-answer.ts';

export type Block = { type: string; name: string; heading: string; note: string };

type Changes = Edit['changes'];

const [file, separator] = ['pages/home.yaml', '\n'];
const textOfBlock = (name: string): string =>
  [`  - type: notice`, `    name: ${name}`, `    heading: ${name}`, '    note: Words.', ''].join(separator);

/** A page file with blocks, which a preview writes as the real one does: each edit is merged into the text that the file has by then. */
export class RacingFile extends FakeRequests {
  /** The texts that the file had, the latest last. A text is its own version. */
  readonly versions = [`path: /\ntitle: Home\nblocks:\n${['A', 'B', 'C', 'D', 'E'].map(textOfBlock).join('')}`];
  readonly #known = new Set<string>();

  constructor(private readonly nextFate: () => Fate) {
    super();
  }

  get #text(): string {
    return this.versions.at(-1) ?? '';
  }

  get blocks(): readonly Block[] {
    return parse(this.#text).blocks;
  }

  /** Changes the file as somebody else does. */
  changeElsewhere(changes: Changes): void {
    this.versions.push(edited(this.#text, changes));
  }

  override page = (): Promise<WrittenPage | undefined> =>
    answerLate(this.nextFate(), () => {
      this.#known.add(this.#text);
      const blocks = this.blocks.map((value, index) => ({ type: 'notice', value, key: `notice-${index + 1}` }));
      return { ...pageWith(), version: this.#text, blocks };
    });

  override apply = (edit: Edit): Promise<EditResult> => answerLate(this.nextFate(), () => this.#write(edit));

  #write({ version: base, changes, isForced: mineWins = false }: Edit): EditResult {
    if (!this.#known.has(base)) return { outcome: 'impossible', reason: 'its version is not known' };
    const [before, theirs] = [parse(base), parse(this.#text)];
    const ofValues = (): Changes | undefined =>
      mergeChanges(changes, { base: before, theirs, mineWins }) ?? (mineWins ? changes : undefined);
    const lines = mergeYaml(file, base, edited(base, changes), this.#text);
    const values = lines === undefined ? ofValues() : undefined;
    const text = lines ?? (values && edited(this.#text, values));
    if (text === undefined) return { outcome: 'conflict', file };
    if (text === this.#text) return { outcome: 'nothing' };
    this.versions.push(text);
    this.#known.add(text);
    return { outcome: 'written', file, version: text };
  }
}

const edited = (text: string, changes: Changes): string =>
  changes.reduce((before, change) => applyEdits(before, editYaml(before, [change])), text);

/** Returns the name of a block of a version. */
export const nameIn = (version: string, index: number): string => parse(version).blocks[index].name;
