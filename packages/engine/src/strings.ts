/**
 * Types of interface texts. A site adds those of its own table to `Register`, which works only through `export *`, and only while another
 * module imports this one: `site-definition.ts` does.
 */
export * from '@pagewright/core/strings';
