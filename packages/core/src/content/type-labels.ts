import type { ContentSchemas } from '../schema/content-schemas.ts';
import { type TypeLabels, withLabels } from '../schema/types/type-labels.ts';
import { contentView, keyIn, type SiteDb, siteQueries, splitKey } from './site-db.ts';
import { readFile, runStage } from './site-files.ts';
import { filesIn } from './site-settings.ts';
import { type TypeTranslation, translateType } from './validate/translation/translate-type.ts';

/** A file with the words of a type, by the code of its language and its path. */
const typeTranslation = siteQueries.define({
  name: 'translated type',
  equality: 'inputs',
  compute: (db, key): TypeTranslation => {
    const [code, path] = splitKey(key);
    return runStage(db, readFile(db, path, code), (file) => translateType(path, file, db.input.schemas));
  },
});

/** Returns the files with the words of types in a language other than the default one. */
export const typeTranslationsIn = (db: SiteDb, code: string): TypeTranslation[] =>
  filesIn(db, code).types.map(({ path }) => db.get(typeTranslation, keyIn(code, path)));

/** The words of the types in a language, by the names of the types. */
const typeLabels = siteQueries.define({
  name: 'labels of types',
  equality: 'json',
  compute: (db, code): Record<string, TypeLabels> =>
    Object.fromEntries(typeTranslationsIn(db, code).flatMap(({ name, labels }) => (name === undefined ? [] : [[name, labels] as const]))),
});

/** The schemas with the words of the types in a language. */
const translatedSchemas = siteQueries.define({
  name: 'schemas of a language',
  equality: 'inputs',
  compute: (db, code): ContentSchemas => {
    const { schemas } = db.input;
    const labels = db.get(typeLabels, code);
    if (Object.keys(labels).length === 0) return schemas;
    return schemas.withTypes(
      Object.fromEntries(Object.entries(schemas.types).map(([name, type]) => [name, withLabels(type, labels[name] ?? {})])),
    );
  },
});

/** Returns the schemas with the words of the types in the language of the content of a view. */
export function schemasIn(db: SiteDb, view: string): ContentSchemas {
  const code = contentView(view);
  return code === '' || Object.keys(db.input.schemas.types).length === 0 ? db.input.schemas : db.get(translatedSchemas, code);
}
