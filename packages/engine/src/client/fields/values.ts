import { isGroup, withFutureDates, wordsOfName } from '@pagewright/core/browser';
import type { Field } from '../../editor-schema/controls.ts';
import { labelOfValue } from './label-of-value.ts';

export { isGroup };

/** Returns a group with another value of a field, without the field for `undefined`. */
export function withField(group: unknown, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...others } = isGroup(group) ? group : {};
  if (value === undefined) return others;
  return isGroup(group) && name in group ? { ...group, [name]: value } : { ...others, [name]: value };
}

/** Returns the fields of a group that other fields have too, and that fit there. */
export const sharedFields = (fields: readonly Field[], group: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.name in group && fits(field, group[field.name]) && field.control !== 'constant' ? [[field.name, group[field.name]]] : [],
    ),
  );

/** Returns a value to start with for a field that somebody adds. Its days are not before `now`. */
export function startOf(field: Field, now = new Date()): unknown {
  if (field.sample !== undefined && field.sample !== null)
    return JSON.parse(withFutureDates(JSON.stringify(withHomeLinks(field, field.sample)), now));
  switch (field.control) {
    case 'list':
    case 'choices':
      return [];
    case 'group':
    case 'record':
      return {};
    case 'boolean':
      return true;
    case 'constant':
      return field.value;
    case 'choice':
      return field.values[0];
    case 'options':
      return field.options[0] && startOf(field.options[0]);
    default:
      return '';
  }
}

/** Returns a sample whose links lead to the home page: every site has it, unlike the page that a sample names. */
function withHomeLinks(field: Field, sample: unknown): unknown {
  if (field.control === 'line') return field.names === 'pages' && typeof sample === 'string' && sample.startsWith('/') ? '/' : sample;
  if (field.control === 'list' && Array.isArray(sample)) return sample.map((entry: unknown) => withHomeLinks(field.item, entry));
  if (field.control !== 'group' || !isGroup(sample)) return sample;
  const inner = field.fields.flatMap((one) => (one.name in sample ? [[one.name, withHomeLinks(one, sample[one.name])]] : []));
  return { ...sample, ...Object.fromEntries(inner) };
}

/** The picture in the samples of field kinds. No site has it. */
const samplePicture = '/media/your-picture.jpg';

/** Returns a sample with a picture that the site has: the one that is named a sample, else its first. */
export function withPicture(sample: unknown, pictures: readonly (string | number)[] = []): unknown {
  if (sample === samplePicture) return pictures.find((path) => String(path).includes('sample')) ?? pictures[0] ?? sample;
  if (Array.isArray(sample)) return sample.map((entry: unknown) => withPicture(entry, pictures));
  if (!isGroup(sample)) return sample;
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, withPicture(value, pictures)]));
}

/** Returns the option that a value belongs to. Undefined when it fits none. */
export const optionOf = (options: readonly Field[], value: unknown): Field | undefined => options.find((option) => fits(option, value));

function fits(field: Field, value: unknown): boolean {
  switch (field.control) {
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'constant':
      return value === field.value;
    case 'choice':
      return field.values.includes(value);
    case 'list':
    case 'choices':
      return Array.isArray(value);
    case 'record':
      return isGroup(value);
    case 'group':
      return isGroup(value) && field.fields.every((one) => one.control !== 'constant' || value[one.name] === one.value);
    case 'options':
      return optionOf(field.options, value) !== undefined;
    case 'any':
    case 'module':
      return true;
    default:
      return typeof value === 'string' || (field.control === 'line' && typeof value === 'number');
  }
}

/** Returns the first text in a value that visitors read, or its chosen values, as the name of an entry of a list. Empty when there is none. */
export function titleOf(field: Field, value: unknown, language = 'en'): string {
  switch (field.control) {
    case 'text':
      return typeof value === 'string' ? value : '';
    case 'choices':
      return (Array.isArray(value) ? value : [])
        .map((one: unknown) => labelOfValue(field, one, language) ?? wordsOfName(String(one)))
        .join(', ');
    case 'group':
      return firstTitle(field.fields.map((one) => titleOf(one, isGroup(value) ? value[one.name] : undefined, language)));
    case 'list':
      return firstTitle((Array.isArray(value) ? value : []).map((one: unknown) => titleOf(field.item, one, language)));
    case 'options': {
      const option = optionOf(field.options, value);
      return option ? titleOf(option, value, language) : '';
    }
    default:
      return '';
  }
}

/** Returns the values of the lines of a group, as the name of an entry without a text: `/old-page → /new-page`. */
export const linesIn = (field: Field, value: unknown): string =>
  field.control === 'group' && isGroup(value)
    ? field.fields
        .flatMap(({ name, control }) => (control === 'line' && value[name] !== undefined ? [String(value[name])] : []))
        .join(' → ')
    : '';

const firstTitle = (titles: readonly string[]): string => titles.find((title) => title !== '') ?? '';

/** Moves an entry of a list to another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
