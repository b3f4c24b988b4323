import type { english } from './en.ts';

/** The plural categories of a language besides `other`, as `Intl.PluralRules` names them. */
export type PluralCategory = Exclude<Intl.LDMLPluralRule, 'other'>;

/**
 * A text that depends on a number: a form for each plural category of its language, such as `{ one: '1 page', other: '{count} pages' }`.
 * `{count}` is the number.
 */
export type CountText = { readonly other: string } & { readonly [Category in PluralCategory]?: string };

/** Interface texts by group and name, such as `{ toasts: { close: 'Close message' } }`. */
export type StringTable = Readonly<Record<string, Readonly<Record<string, string | CountText>>>>;

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

/**
 * The texts of a table in another language, or after overrides: any text under each name, and none missing. A pack names the
 * plural categories of its language besides `other`, such as `TextsOf<typeof english, 'one' | 'many'>`: its texts that depend
 * on a number must have a form for each.
 */
export type TextsOf<Table, Category extends PluralCategory = never> = {
  readonly [Group in keyof Table]: { readonly [Name in keyof Table[Group]]: TextLike<Table[Group][Name], Category> };
};

type TextLike<Text, Category extends PluralCategory> = Text extends string ? string : CountText & Readonly<Record<Category, string>>;

/** All interface texts by group: those of the engine and of the site, with the overrides of `site.config/strings/`. */
export type Strings = TextsOf<typeof english> & TextsOf<SiteTable>;

/** The name of a group, such as `toasts`. */
export type StringGroup = keyof Strings & string;
