import { z } from 'zod';

/**
 * What a field's text stands for besides its shape. `resolve` walks a schema, finds these marks and
 * replaces the text by the facts: a picture's size, a record, an icon's drawing.
 */
export type FieldKind =
  | { kind: 'image' }
  | { kind: 'video' }
  | { kind: 'media' }
  | { kind: 'file' }
  | { kind: 'icon' }
  | { kind: 'href' }
  | { kind: 'records'; collection: string }
  | { kind: 'record'; collection: string }
  | { kind: 'rich'; inline: boolean };

export const fieldKinds = z.registry<FieldKind>();
