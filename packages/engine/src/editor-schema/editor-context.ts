import type { Definitions } from './definitions.ts';
import type { OwnThings } from './own-things.ts';

/** What the schemas of fields are made from. `isTemplate`: in the file of a page made from records, `{field}` may stand anywhere. */
export type EditorContext = { own: OwnThings; definitions: Definitions; isTemplate: boolean };
