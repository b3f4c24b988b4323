import { type FormFacts, formNamed, type MailFacts } from '../../model/mail-facts.ts';
import { HttpError } from '../http-error.ts';
import type { UploadReceiver } from '../upload-receiver.ts';
import type { MultipartPost } from '../uploads/multipart-post.ts';
import type { FileFieldLimits, PostLimits } from '../uploads/post-limits.ts';
import { formLimits } from './form-limits.ts';
import { readFormPost } from './form-post.ts';
import { readBody } from './read-body.ts';

type FormRequestOptions = {
  facts: Pick<MailFacts, 'forms'>;
  uploads: UploadReceiver;
  /** The key of the client for limits. */
  client: string;
};

/** Reads a form post. Throws an `HttpError` for one that is not valid. Call `discard` of the result at the end. */
type ReadForm = (request: Request, options: FormRequestOptions) => Promise<MultipartPost>;

/** Returns the function that reads a form post of a media type. Undefined for other types. */
export function formReader(type: string): ReadForm | undefined {
  if (type === 'application/x-www-form-urlencoded') return readEncoded;
  return /^multipart\/form-data *;/.test(type) ? readMultipart : undefined;
}

const readEncoded: ReadForm = async (request, { facts: { forms } }) => {
  const limits = formLimits(forms);
  const post = readFormPost(await readBody(request, { limit: limits.size }), limits.answers);
  return { ...post, discard: async () => undefined };
};

const readMultipart: ReadForm = (request, { facts: { forms }, uploads, client }) =>
  uploads.receive(request, client, (reference) => {
    const form = formNamed(reference, forms);
    if (!form) throw new HttpError(422, 'unknownForm');
    return postLimits(form);
  });

/** The maximum size of all files of a message, in bytes. */
const maxTotalSize = 50 * 1024 * 1024;

/** Returns the limits for multipart posts of a form. Throws an `HttpError` for a form without file fields: it is posted form-encoded. */
function postLimits(form: FormFacts): PostLimits {
  const files = form.fields.flatMap(({ name, ...field }): [string, FileFieldLimits][] =>
    field.kind === 'file' ? [[name, { kinds: field.accept, maxCount: field.maxCount, maxSize: field.maxSize }]] : [],
  );
  if (files.length === 0) throw new HttpError(415, 'unsupportedFormat');
  const { size, answers } = formLimits([form]);
  const sizes = files.map(([, { maxCount, maxSize }]) => maxCount * maxSize);
  const totalSize = Math.min(
    maxTotalSize,
    sizes.reduce((sum, one) => sum + one, 0),
  );
  return { files: Object.fromEntries(files), totalSize, maxTexts: answers, textSize: size };
}
