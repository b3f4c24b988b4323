/** The layouts that a site declares, by the names that pages give. The first is the one of pages that name none. */
export type LayoutDefinitions = Readonly<Record<string, LayoutDefinition>>;

/** A layout as data: what it shows around the blocks of a page is its component. */
export type LayoutDefinition = {
  /** Whether its header shows the `anchors:` of a page. */
  showsAnchors: boolean;
  /** What sets it apart from the others, shown to authors. */
  describe?: string;
};

/** Returns the value of a setting that has one for each layout. Throws for a layout that the site does not declare. */
export function ofLayout<Value>(values: Readonly<Record<string, Value>>, layout: string): Value {
  const value = Object.hasOwn(values, layout) ? values[layout] : undefined;
  if (value === undefined) throw new Error(`There is no layout "${layout}". Declare it in the layouts of src/site.ts.`);
  return value;
}

/** What a name of a layout consists of: it is part of class names. */
const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the names of the layouts, the default first. Throws when there is none, and for a name that cannot be part of a class name. */
export function layoutNames(layouts: LayoutDefinitions): [string, ...string[]] {
  const [first, ...others] = Object.keys(layouts);
  if (first === undefined)
    throw new Error('A site needs a layout. Declare one in the layouts of src/site.ts, such as default: { showsAnchors: false }.');
  const wrong = Object.keys(layouts).find((name) => !namePattern.test(name));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" cannot be the name of a layout. Use lowercase letters, digits and hyphens, such as full-width.`);
  return [first, ...others];
}
