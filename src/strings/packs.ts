/**
 * The language packs of the site: the interface texts of the blocks and layouts, by language. To add one, copy its file from
 * the project that has it and add a line here, such as `export { french as fr } from './fr.ts';`.
 */
export { arabic as ar } from './ar.ts';
export { german as de } from './de.ts';
export { spanish as es } from './es.ts';
export { french as fr } from './fr.ts';
export { hindi as hi } from './hi.ts';
