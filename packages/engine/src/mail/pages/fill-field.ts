import type { Element } from 'hast';
import { descendantElements, directText, setText } from './html-elements.ts';

/** Fills the visitor's answers into a field of a form as built. Browsers accept no value for a file input. */
export function fillField(field: Element, answers: readonly string[]): void {
  const [answer = ''] = answers;
  const { type, value } = field.properties;
  if (type === 'hidden' || type === 'file') return;
  if (type === 'checkbox' || type === 'radio') field.properties.checked = answers.includes(String(value));
  else if (field.tagName === 'input') field.properties.value = answer;
  // Browsers ignore a line break at the beginning of a textarea.
  else if (field.tagName === 'textarea') setText(field, answer.startsWith('\n') ? `\n${answer}` : answer);
  else if (field.tagName === 'select') selectOptions(field, answers);
}

function selectOptions(select: Element, answers: readonly string[]): void {
  for (const option of descendantElements(select).filter(({ tagName }) => tagName === 'option')) {
    const { value = directText(option) } = option.properties;
    option.properties.selected = answers.includes(String(value));
  }
}
