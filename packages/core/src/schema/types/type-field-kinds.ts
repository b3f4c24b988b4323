/** The kinds of fields that groups and lists can have too. */
export const simpleKinds = [
  ...(['text', 'texts', 'markdown', 'number', 'range', 'money', 'rating', 'date', 'time', 'period', 'duration', 'place'] as const),
  ...(['choice', 'choices', 'yes-no', 'image', 'icon', 'file', 'link', 'email', 'phone', 'colour', 'record', 'records'] as const),
] as const;

/** The kinds of fields of a record type. */
export const kinds = [...simpleKinds, 'group', 'list'] as const;

export type TypeFieldKind = (typeof kinds)[number];
