import { activeFields } from '../../forms/fields/active-fields.ts';
import { entriesAt } from '../../forms/fields/answered.ts';
import { describeAnswer } from '../../forms/fields/describe-answers.ts';
import { formName } from '../../model/form-site.ts';
import type { FormFacts } from '../../model/mail-facts.ts';
import type { Strings } from '../../strings/index.ts';
import type { FormPost } from '../post-data.ts';
import type { Submission } from '../submission-handler.ts';

/** Returns what the outbox stores of a form post besides its mail: the form, the answers in words, and the files. */
export function submissionDetails(form: FormFacts, post: FormPost, strings: Strings['formFields']): NonNullable<Submission['details']> {
  const { title, page, key, fields } = form;
  const active = activeFields(fields, post.answers);
  const answers = active.map((field) => ({ label: field.label, value: describeAnswer(field, post, strings) }));
  return {
    form: { name: formName(page, key), title, page },
    answers: answers.filter(({ value }) => value !== ''),
    files: active.flatMap(({ kind, name }) => (kind === 'file' ? entriesAt(post.files, name) : [])),
  };
}
