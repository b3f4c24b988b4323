import type {
  Edit,
  EditResult,
  EnglishTexts,
  Outline,
  SiteTask,
  UnreadFile,
  UntranslatedRecords,
  WrittenFile,
  WrittenPage,
  WrittenRecord,
} from 'pagewright/editing';
import type { NewBlock, TaskRequest } from '../../src/messages.ts';
import { emptyOutline } from './empty-outline.ts';

export const block = (heading: string) => ({ type: 'notice', id: 'a', heading });

/** Returns the home page with a block for each heading. */
export const pageWith = (...headings: string[]): WrittenPage => ({
  path: '/',
  title: 'Home',
  file: 'pages/home.yaml',
  version: headings.join(),
  value: { path: '/', title: 'Home', draft: true },
  blocks: headings.map((heading) => ({ type: 'notice', value: block(heading), key: heading })),
  problems: [],
  canUndo: false,
  canRedo: false,
});

/** A preview in memory: what it has answered with, and what it was asked. */
export class FakeRequests {
  shown = pageWith('One', 'Two');
  result: EditResult = { outcome: 'written', file: 'pages/home.yaml', version: 'next' };
  readonly edits: Edit[] = [];
  readonly asked: string[] = [];

  readonly tasks: SiteTask[] = [];
  outline = async (): Promise<Outline> => emptyOutline;
  page = async (_path: string): Promise<WrittenPage | undefined> => this.shown;
  map = async () => ({});
  draft = async () => undefined;
  file = async (file: string): Promise<WrittenFile | UnreadFile | undefined> => ({
    file,
    version: 'settings',
    value: { company: { name: 'Fixture' } },
    problems: [{ path: ['company', 'name'], severity: 'error', code: 'empty', message: 'Empty.' }],
  });
  records = async (): Promise<WrittenRecord[]> => [];
  links = async () => [];
  source = async () => undefined;
  block = async () => undefined;
  uses = async () => [];
  place = async () => undefined;
  translations = async () => undefined;
  englishTexts = async (_language: string): Promise<EnglishTexts> => ({ file: '', missing: 0, known: 0, texts: [] });
  untranslated = async (_path: string): Promise<UntranslatedRecords[]> => [];
  trial: EditResult = { outcome: 'nothing' };
  run = async ({ task, isTrial }: TaskRequest) => {
    if (isTrial) return this.trial;
    this.tasks.push(task);
    return this.result;
  };
  revert = async (id: number) => {
    this.asked.push(`take back ${id}`);
    return this.result;
  };
  apply = async (edit: Edit) => {
    this.edits.push(edit);
    return this.result;
  };
  add = async ({ type, at }: NewBlock) => {
    this.asked.push(`add ${type} at ${at}`);
    return this.result;
  };
  undo = async () => {
    this.asked.push('undo');
    return this.result;
  };
  redo = async () => {
    this.asked.push('redo');
    return this.result;
  };
}
