import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Editing, Offer, Publication, Review } from 'pagewright/editing';
import { z } from 'zod';
import type { WrittenReview } from '../messages-versions.ts';
import type { Language } from '../texts/index.ts';
import { reviewPage } from './review-page.ts';

const nameSchema = z.string().trim().min(1).max(100);
const draftSchema = z.strictObject({ name: nameSchema, isForced: z.boolean() });
const publicationSchema: z.ZodType<Publication> = z.strictObject({
  message: z.string().trim().max(5000),
  author: z
    .strictObject({
      name: nameSchema.regex(/^[^<>\n]+$/),
      email: z
        .string()
        .max(200)
        .regex(/^[^<>\s@]+@[^<>\s]+$/),
    })
    .optional(),
  sends: z.boolean(),
});

/** What may be posted about versions and drafts, by the last part of the address. */
export const versionActions: Readonly<Record<string, (editing: Editing, body: unknown) => Promise<unknown>>> = {
  publish: ({ versions }, body) => versions.publish(publicationSchema.parse(body)),
  'save-draft': ({ versions }, body) => {
    const { name, isForced } = draftSchema.parse(body);
    return versions.saveDraft(name, isForced);
  },
  'open-draft': ({ versions }, body) => {
    const { name, isForced } = draftSchema.parse(body);
    return versions.openDraft(name, isForced);
  },
  'delete-draft': ({ versions }, body) => versions.deleteDraft(draftSchema.parse(body).name),
  restore: ({ versions }, body) => versions.restore(z.strictObject({ isForced: z.boolean() }).parse(body).isForced),
};

/** What may be read about versions and changes, by the last part of the address. */
export const versionReads: Readonly<Record<string, (editing: Editing, asked: string) => unknown>> = {
  versions: ({ versions }) => versions.overview(),
  changes: (editing, count) => editing.changes(count === '' ? undefined : Number(count)),
  'change-lines': (editing, id) => editing.diffOf(Number(id)),
};

/** Writes the review of the changes, with a document that shows its pages side by side. `path` is that of the editor. */
export async function answerReview(
  { editing, review, path, offer }: { editing: Editing; review: Review; path: string; offer: Offer },
  language: Language,
): Promise<WrittenReview> {
  const { changes } = await editing.versions.overview();
  const pages = await review.write();
  const html = reviewPage({ pages, changes, offer, language });
  await writeFile(join(review.folder, 'index.html'), html);
  return { pages, folder: review.folder, address: `${path}/review/index.html` };
}
