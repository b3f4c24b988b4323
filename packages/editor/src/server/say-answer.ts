import { z } from 'zod';
import { type Language, textFileOf } from '../texts/index.ts';
import { translate, type Words, wordsOf } from './translate-problem.ts';

const messageSchema = z.looseObject({ message: z.string(), hint: z.string().optional(), code: z.string().optional() });
type Message = z.infer<typeof messageSchema>;

/** What an answer may say: problems of a file, errors that an edit would cause, what is left to do, why nothing was done. */
const answerSchema = z.looseObject({
  problems: z.array(messageSchema).optional(),
  caused: z.array(messageSchema).optional(),
  left: z.array(messageSchema.extend({ kind: z.string() })).optional(),
  reason: z.string().optional(),
});

/** Codes of what nobody can write in a form: files as a whole, names of files, and files that no form shows. A developer gets their messages. */
export const codesOfFiles: ReadonlySet<string> = new Set<string>([
  ...['empty-file', 'file-too-large', 'symbolic-link', 'unexpected-failure', 'unreadable-file', 'broken-captions'],
  ...['unread-file', 'ignored-file', 'duplicate-collection', 'unknown-collection', 'record-file-name', 'record-file-place', 'type-name'],
  ...['large-root-file', 'root-file-conflict', 'root-file-name', 'robots-without-sitemap', 'undeclared-language'],
  ...['not-a-block', 'not-a-list', 'shared-within-shared', 'type-and-use', 'not-translatable', 'old-and-new-name'],
]);

/** In characters. No message is longer; git may say more, and takes long to compare. */
const longest = 2000;

const notations = { en: { quotes: ['"', '"'], point: '.' }, de: { quotes: ['„', '“'], point: ',' } } as const;

const known = new Map<Language, Words>();

/** Returns the words of a language for messages. */
export function wordsFor(language: Language): Words {
  const words = known.get(language) ?? readWords(language);
  known.set(language, words);
  return words;
}

function readWords(language: Language): Words {
  const { sentences, words } = textFileOf(language);
  const leftOut = Object.fromEntries(textFileOf('en').leftOut.map((sentence) => [sentence, '']));
  return wordsOf({ ...leftOut, ...sentences }, words, notations[language]);
}

/** Returns an answer of the preview as a person reads it who sees forms and no files, in the language of that person. */
export function translateAnswer(answer: unknown, language: Language): unknown {
  const words = wordsFor(language);
  if (typeof answer === 'string') return translateMessage({ message: answer }, words).message;
  const refused = messageSchema.extend({ outcome: z.enum(['refused', 'added', 'known']) }).safeParse(answer);
  if (refused.success) return translateMessage(refused.data, words);
  const { data } = answerSchema.safeParse(answer);
  if (!data) return answer;
  const say = (one: Message): Message => translateMessage(one, words);
  const { problems, caused, left, reason } = data;
  const said = reason === undefined ? undefined : translateMessage({ message: reason }, words);
  return {
    ...data,
    ...(problems && { problems: problems.map(say) }),
    ...(caused && { caused: caused.map(say) }),
    // What a draft says is its title.
    ...(left && { left: left.map((one) => (one.kind === 'draft' ? one : say(one))) }),
    ...(said && { reason: said.message, language: said.language }),
  };
}

/** Says a message with its hint. One without words in the language stays in English, and a hint is left out then. So is the line for the file. */
export function translateMessage({ fix: _, ...one }: Message, words: Words): Message {
  if (codesOfFiles.has(one.code ?? ''))
    return { ...one, message: translate(`In a file: ${one.message}`, words) ?? one.message, hint: undefined };
  const message = one.message.length > longest ? undefined : translate(one.message, words);
  if (!message) return { ...one, language: 'en' };
  return { ...one, message, hint: (one.hint && translate(one.hint, words)) || undefined };
}
