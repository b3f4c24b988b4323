import { z } from 'zod';

/** How forms show a field, beyond what its schema says. */
export type FieldForm = {
  /** True for a field that few authors need. Forms fold it while it has no value. */
  isAdvanced?: true;
  /** The kinds of its group that cannot do without the field. */
  neededBy?: readonly string[];
  /** The field beside it whose text a new name is made from. */
  namedAfter?: string;
  /** The field beside it that this one takes the place of: one of them is required. */
  inPlaceOf?: string;
  /** The field beside it that lists the columns of the rows in this list. */
  columns?: string;
  /** True for the name of a time zone. */
  isTimeZone?: true;
  /** True for a path that a page had once, and no page has now. */
  isOldPath?: true;
};

/** The form of each schema that has one. */
export const fieldForms = z.registry<FieldForm>();
