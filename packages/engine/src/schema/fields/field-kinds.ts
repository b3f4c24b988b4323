import { z } from 'zod';

/**
 * What a field's text stands for besides its shape. `resolve` walks a schema, finds these marks and
 * replaces the text by the facts: a picture's size, a record, an icon's drawing. Texts, names, paths, colours
 * and dates stay what they are; their marks say how a mistake in one is explained.
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
  | { kind: 'rich'; inline: boolean }
  | { kind: 'text' }
  | { kind: 'name' }
  | { kind: 'path' }
  | { kind: 'colour' }
  | { kind: 'date' };

export const fieldKinds = z.registry<FieldKind>();
