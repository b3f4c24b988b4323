import { z } from 'zod';

/** One line or one paragraph of plain text; markup in it is shown as it stands. */
export const textSchema = z.string().trim().min(1);

/** A kebab-case name that ids, anchors and records use. */
export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens, such as "our-team"');
