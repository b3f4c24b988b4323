import type { english } from './en.ts';

/** Interface texts by group and name, such as `{ toasts: { close: 'Close message' } }`. */
export type StringTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Interface texts in other languages than English, by language code: `{ de: { toasts: { close: … } } }`. */
export type LanguagePacks = Readonly<Record<string, StringTable>>;

/**
 * The types of a site's own table. A site adds them in `src/strings/en.ts`:
 * `declare module 'pagewright/strings' { interface Register { strings: typeof strings } }`. A site that extends another
 * adds its table under another name.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sites add to it by declaration merging.
export interface Register {}

type SiteTable = Joined<Register[keyof Register]>;

/** The intersection of a union: all tables at once. `object` when there is none. */
type Joined<Tables> = (Tables extends StringTable ? (table: Tables) => void : never) extends (table: infer All) => void
  ? unknown extends All
    ? object
    : All
  : object;

/** The texts of a table in another language, or after overrides: any text under each name, and none missing. */
export type TextsOf<Table> = { readonly [Group in keyof Table]: { readonly [Name in keyof Table[Group]]: string } };

/** All interface texts by group: those of the engine and of the site, with the overrides of `site.config/strings/`. */
export type Strings = TextsOf<typeof english> & TextsOf<SiteTable>;

/** The name of a group, such as `toasts`. */
export type StringGroup = keyof Strings & string;
