/** Types of interface texts. A site adds those of its own table to `Register`, which works only through `export *`. */
export * from '@pagewright/core/strings';
