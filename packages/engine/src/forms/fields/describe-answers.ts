import { checkedValue } from '../../model/checked-value.ts';
import { formatSize } from '../../model/format-size.ts';
import type { FormField, Option } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { type Answered, type ChosenFile, entriesAt } from './answered.ts';
import { isInternational } from './is-phone.ts';

/** Returns the answer to a field in words, for the person who reads the message. Empty for a field without an answer. */
export function describeAnswer(field: FormField, { answers, files }: Answered, strings: Strings['formFields']): string {
  const given = entriesAt(answers, field.name);
  const [answer = ''] = given;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'tel':
    case 'email':
    case 'number':
    case 'date':
      return answer;
    case 'phone':
      return answer.trim() === '' || isInternational(answer) || field.country === undefined
        ? answer
        : `${answer.trim()} (${field.country})`;
    case 'select':
    case 'radio':
      return labelOf(answer, field.options);
    case 'checkboxes':
      return given.map((one) => labelOf(one, field.options)).join(', ');
    case 'checkbox':
    case 'consent':
      return answer === checkedValue ? strings.yes : strings.no;
    case 'file':
      return entriesAt(files, field.name).map(describeFile).join(', ');
    case 'hidden':
      return field.value;
  }
}

const labelOf = (answer: string, options: readonly Option[]): string => options.find(({ value }) => value === answer)?.label ?? '';

const describeFile = ({ name, size }: ChosenFile): string => `${name} (${formatSize(size)})`;
