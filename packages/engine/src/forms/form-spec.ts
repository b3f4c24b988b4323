import type { ResolvedBlock } from '../model/block-props.ts';

/** A field of a form as its YAML declares it. */
export type FieldSpec = ResolvedBlock<'contact-form'>['fields'][number];

/** What a form asks and how strictly it reads the answers. */
export type FormSpec = Pick<ResolvedBlock<'contact-form'>, 'fields' | 'emailRule'>;

/** What was typed, by the names of the fields. */
export type Answers = Readonly<Record<string, string>>;
