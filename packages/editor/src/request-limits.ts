import type { Edit } from 'pagewright/editing';
import type { NewBlock, TaskRequest } from './messages.ts';

/** The most that a request of the editor may have. The server accepts no more, and the client says so instead of sending more. */
export const requestLimits = {
  /** Bytes of a whole request, in UTF-8. */
  bytes: 1024 * 1024,
  changes: 100,
  /** Steps of a path. YAML that is nested half as deeply is an error. */
  steps: 50,
  /** Characters of the name of a field. YAML has no longer ones. */
  step: 1024,
  /** Characters of what names a page, a file or a record. */
  name: 1000,
  /** Characters of a title, a description or a label. */
  text: 2000,
  /** Characters of a block that is pasted. */
  block: 500_000,
  /** Characters of what the client makes itself: the version of a text, the group of a change. */
  own: 100,
} as const;

/** What the texts of a published version are like: the server accepts no others, and the form checks them. A pattern is that of the whole text. */
export const versionLimits = {
  message: { maxLength: 5000 },
  name: { maxLength: 100, pattern: '[^<>\\n]+' },
  email: { maxLength: 200, pattern: '[^<>\\s@]+@[^<>\\s]+' },
} as const;

/** A limit that a request exceeds, and what it has. */
export type Excess = { limit: Exclude<keyof typeof requestLimits, 'own'>; most: number; found: number };

/** Returns the first limit that a request exceeds. `bytes`: its size as JSON. */
export function excessOf(request: Edit | NewBlock | TaskRequest | object, bytes: number): Excess | undefined {
  const found = [
    ...('changes' in request ? sizesOfEdit(request) : 'task' in request ? sizesOfTask(request) : []),
    ['bytes', bytes] as const,
  ];
  const excess = found.find(([limit, size]) => size > requestLimits[limit]);
  return excess && { limit: excess[0], most: requestLimits[excess[0]], found: excess[1] };
}

type Size = readonly [limit: Excess['limit'], size: number];

function sizesOfEdit({ file, changes }: Pick<Edit, 'file' | 'changes'>): Size[] {
  return [
    ['name', file.length],
    ['changes', changes.length],
    ...changes.flatMap(({ path }): Size[] => [
      ['steps', path.length],
      ...path.map((step): Size => ['step', typeof step === 'string' ? step.length : 0]),
    ]),
  ];
}

const texts = ['title', 'description', 'label'];

function sizesOfTask({ task }: TaskRequest): Size[] {
  return Object.entries(task).flatMap(([name, value]): Size[] => {
    if (typeof value === 'object' && value !== null) return Object.keys(value).map((key) => ['name', key.length]);
    if (typeof value !== 'string') return [];
    return [[name === 'text' ? 'block' : texts.includes(name) ? 'text' : 'name', value.length]];
  });
}
