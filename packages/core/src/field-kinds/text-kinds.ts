import { nonEmptyTextSchema } from '../json-schema/json-schema.ts';
import { explainColour } from './explain/explain-colour.ts';
import { explainDate, explainTime } from './explain/explain-date.ts';
import { explainPath } from './explain/explain-link.ts';
import { explainFocus, explainHiddenCharacter, explainName } from './explain/explain-text.ts';
import type { FieldKindDefinition } from './field-kind-definition.ts';

/** The text of a new field, until somebody writes another. */
export const sampleText = 'Your words';

/** Plain text, of a page or of a mail. Markup in it is shown as written. */
export const textKind: FieldKindDefinition<'text' | 'mailText'> = {
  explain: { text: explainHiddenCharacter, unquoted: 'add-quotes' },
  resolve: ({ value, at }, context) => {
    const text = String(value);
    context.addText({ text, at, isRich: false });
    return text;
  },
  references: 'none',
  editor: { value: () => nonEmptyTextSchema },
  docs: () => 'a text',
  sample: sampleText,
};

type PlainKind = Pick<FieldKindDefinition, 'explain'> & { sample: string };

/** Creates a kind of texts that components get as they are. */
const plainKind = (own: PlainKind): FieldKindDefinition<'name' | 'path' | 'colour' | 'time' | 'focus'> => ({
  ...own,
  resolve: ({ value }) => String(value),
  references: 'none',
  editor: { value: 'by-schema' },
  docs: 'by-schema',
});

/** A kebab-case name: an id, an anchor. */
export const nameKind = plainKind({ explain: { text: explainName, unquoted: 'add-quotes' }, sample: 'a-name' });

/** The path of a page. It defines the page's URL and is not a reference. */
export const pathKind = plainKind({ explain: { text: explainPath, unquoted: 'add-quotes' }, sample: '/your-page' });

/** A colour such as `#c8371f`. */
export const colourKind = plainKind({
  explain: {
    text: (mismatch, _, accepted) => explainColour(mismatch, accepted),
    // YAML reads 123456 as a number.
    unquoted: (mismatch) => explainColour(mismatch, 'a colour such as "#c8371f", in quotes'),
  },
  sample: '"#c8371f"',
});

/** A time of day. */
export const timeKind = plainKind({
  explain: { text: explainTime, unquoted: (mismatch, accepted) => explainTime(mismatch, mismatch.written, accepted) },
  sample: '"09:30"',
});

/** The focal point of an image. */
export const focusKind = plainKind({
  explain: { text: explainFocus, unquoted: (mismatch, accepted) => explainFocus(mismatch, mismatch.written, accepted) },
  sample: '50% 50%',
});

/** A day, or a day and a time. */
export const dateKind: FieldKindDefinition<'date'> = {
  explain: { text: explainDate, unquoted: (mismatch, accepted) => explainDate(mismatch, mismatch.written, accepted) },
  resolve: ({ mark: { deadline }, value, at }, context) => {
    const date = String(value);
    if (deadline) context.addDeadline(date, at);
    return date;
  },
  references: 'none',
  editor: { value: 'by-schema' },
  docs: 'by-schema',
  sample: '"2025-05-01"',
};
