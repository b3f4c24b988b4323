import type { Matter, Person, SiteEditor } from 'pagewright/editing';
import { draftSchema, editSchema, newBlockSchema, pastChangeSchema, taskRequestSchema } from './edit-schemas.ts';

/** What may be posted. `matter`: what it changes, by which the role of the person is checked before anything is read; what is written decides besides. */
export type Action = {
  matter: Matter | undefined;
  run: (editing: SiteEditor, body: unknown, by: Person) => Promise<unknown>;
};

/** What may be posted, by the last part of the address. */
export const actions: Readonly<Record<string, Action>> = {
  apply: { matter: 'text', run: (editing, body, by) => editing.apply({ ...editSchema.parse(body), by }) },
  draft: {
    matter: 'text',
    run: (editing, body, by) => {
      const { edit, path } = draftSchema.parse(body);
      return editing.draft({ ...edit, by }, path);
    },
  },
  add: { matter: 'block', run: (editing, body, by) => editing.addBlock({ ...newBlockSchema.parse(body), by }) },
  undo: { matter: 'text', run: (editing, _, by) => editing.undo(by) },
  redo: { matter: 'text', run: (editing, _, by) => editing.redo(by) },
  run: {
    matter: 'text',
    run: (editing, body, by) => {
      const { task, isForced, isTrial } = taskRequestSchema.parse(body);
      return editing.run(task, isForced, by, isTrial);
    },
  },
  'take-back': { matter: 'text', run: (editing, body, by) => editing.revert(pastChangeSchema.parse(body).id, by) },
};
