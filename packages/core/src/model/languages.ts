import type { SiteSettings } from '../schema/site-settings.ts';

/** A language of a site. */
export type Language = {
  /** A language code such as `de` or `pt-BR`. */
  code: string;
  /** Its name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The start of its paths, such as `/de`. Empty for the default language. */
  prefix: string;
  /** True when pages and records that are not translated are shown in the default language. */
  hasFallback: boolean;
};

/** The settings that declare the languages of a site. */
export type LanguageSettings = Pick<SiteSettings, 'language' | 'languages'>;

/** The scripts that are written from right to left, by their codes (ISO 15924). */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

const directions = new Map<string, Language['direction']>();

/** Returns the direction of the script of a language. */
export function directionOf(code: string): Language['direction'] {
  const direction = directions.get(code) ?? findDirection(code);
  directions.set(code, direction);
  return direction;
}

function findDirection(code: string): Language['direction'] {
  const { script } = new Intl.Locale(code).maximize();
  return script !== undefined && rightToLeft.includes(script) ? 'rtl' : 'ltr';
}

/** Returns the start of the paths of a language that is not the default one. */
export const prefixOf = (code: string, { prefix }: { prefix?: string | undefined }): string => `/${prefix ?? code.toLowerCase()}`;

/** Returns the languages of a site in the order of `site.yaml`. Only the default one for a site that declares none. */
export function languagesOf({ language, languages }: LanguageSettings): Language[] {
  const declared = Object.entries(languages).map(([code, { name, direction, prefix, fallback }]): Language => {
    const isDefault = code === language;
    return {
      code,
      name,
      direction: direction ?? directionOf(code),
      prefix: isDefault ? '' : prefixOf(code, { prefix }),
      hasFallback: !isDefault && fallback !== undefined,
    };
  });
  if (declared.some(({ code }) => code === language)) return declared;
  return [{ code: language, name: language, direction: directionOf(language), prefix: '', hasFallback: false }, ...declared];
}

/** Returns the path of a page in a language: the path that its file gives, below the prefix of the language. */
export const pathInLanguage = (path: string, { prefix }: Pick<Language, 'prefix'>): string =>
  path === '/' ? prefix || '/' : `${prefix}${path}`;
