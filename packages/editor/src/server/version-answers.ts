import type { OpenOptions, Outline, Publication, Review, SiteEditor } from 'pagewright/editing';
import { z } from 'zod';
import type { WrittenReview } from '../messages-versions.ts';
import { requestLimits, versionLimits } from '../request-limits.ts';
import type { Language } from '../texts/index.ts';
import type { Action } from './actions.ts';
import { reviewPage } from './review-page.ts';

const nameSchema = z.string().trim().min(1).max(versionLimits.name.maxLength);
const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`);
/** A longer name than the list shows is refused in words, and none is too long for an id. */
const draftName = z.string().trim().min(1).max(requestLimits.name);
const draftSchema = z.strictObject({ name: draftName, isForced: z.boolean() });
const optionFields = {
  isForced: z.boolean(),
  picks: z.record(z.string().max(requestLimits.text), z.enum(['here', 'there'])).optional(),
  keptName: nameSchema,
};
const optionsSchema: z.ZodType<OpenOptions> = z.strictObject(optionFields);
const openedSchema = z.strictObject({ name: draftName, ...optionFields });
const publicationSchema: z.ZodType<Publication> = z.strictObject({
  message: z.string().trim().max(versionLimits.message.maxLength),
  author: z
    .strictObject({
      name: nameSchema.regex(whole(versionLimits.name.pattern)),
      email: z.string().max(versionLimits.email.maxLength).regex(whole(versionLimits.email.pattern)),
    })
    .optional(),
  sends: z.boolean(),
});

/** What may be posted about versions and drafts, by the last part of the address. */
export const versionActions: Readonly<Record<string, Action>> = {
  publish: { matter: 'version', run: ({ versions }, body) => versions.publish(publicationSchema.parse(body)) },
  'save-draft': {
    matter: 'text',
    run: ({ versions }, body) => {
      const { name, isForced } = draftSchema.parse(body);
      return versions.saveDraft(name, isForced);
    },
  },
  'open-draft': {
    matter: 'text',
    run: ({ versions }, body, by) => {
      const { name, ...options } = openedSchema.parse(body);
      return versions.openDraft(name, options, by);
    },
  },
  'delete-draft': { matter: 'draft', run: ({ versions }, body) => versions.deleteDraft(draftSchema.parse(body).name) },
  restore: { matter: 'version', run: ({ versions }, body, by) => versions.restore(optionsSchema.parse(body), by) },
  'get-newer': { matter: 'version', run: ({ versions }, body, by) => versions.getNewer(optionsSchema.parse(body), by) },
  'hand-in': { matter: 'version', run: ({ versions }) => versions.handIn() },
  'cancel-publishing': {
    matter: 'version',
    run: async ({ versions }) => {
      await versions.cancelPublishing();
      return {};
    },
  },
  'clear-locks': {
    matter: 'version',
    run: async ({ versions }) => {
      await versions.clearLocks();
      return {};
    },
  },
};

/** What may be read about versions and changes, by the last part of the address. */
export const versionReads: Readonly<Record<string, (editing: SiteEditor, asked: string) => unknown>> = {
  versions: ({ versions }) => versions.overview(),
  changes: (editing, count) => editing.changes(count === '' ? undefined : Number(count)),
  'change-lines': (editing, id) => editing.diffOf(Number(id)),
};

/** Writes the review of the changes, with a document that shows its pages side by side. `path` is that of the review. */
export async function answerReview(
  { editing, review, path, outline }: { editing: SiteEditor; review: Review; path: string; outline: Outline },
  language: Language,
): Promise<WrittenReview> {
  const { changes } = await editing.versions.overview();
  const pages = await review.write((written) => reviewPage({ pages: written, changes, outline, language }));
  return { pages, folder: review.folder, address: `${path}/index.html` };
}
