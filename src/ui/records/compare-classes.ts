/** The class name with which a record has one row for its title and one for each field. It depends on content, so the trait `contentClasses` returns it. */
export const compareClasses = (fields: number): string => `lg:row-span-${fields + 1}`;
