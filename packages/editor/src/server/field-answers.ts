import type { AddedMedia, FieldChoices, SiteEditor } from 'pagewright/editing';

type Read = (choices: FieldChoices, asked: URLSearchParams) => unknown;

/** What the fields of the editor read, by the end of the address. */
const reads: Readonly<Record<string, Read>> = {
  'choices/media': (choices) => choices.media(),
  'choices/icons': (choices, asked) => choices.icons(asked.get('words') ?? ''),
  'choices/links': (choices) => choices.links(),
  'choices/records': (choices, asked) => choices.records(asked.get('of') ?? ''),
};

/** Returns what a field asks for. Undefined for a name that stands for nothing. */
export const readChoices = (name: string, asked: URLSearchParams, { choices }: SiteEditor): unknown =>
  Object.hasOwn(reads, name) ? reads[name]?.(choices, asked) : undefined;

/** Adds the file in the body of a request to `media/`. */
export const receiveFile = (body: AsyncIterable<Uint8Array>, asked: URLSearchParams, { choices }: SiteEditor): Promise<AddedMedia> =>
  choices.addMedia({
    name: asked.get('name') ?? '',
    beside: asked.get('beside') ?? undefined,
    endings: (asked.get('endings') ?? '').split(',').filter((ending) => ending !== ''),
    content: body,
  });
