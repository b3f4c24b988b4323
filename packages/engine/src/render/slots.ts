/** The parts of a document that React does not copy: it renders a mark in their place. Texts of content cannot contain one, because `<` is escaped there. */
export const slots = {
  stylesheet: '<!--slot:stylesheet-->',
  header: '<!--slot:header-->',
  main: '<!--slot:main-->',
  data: '<!--slot:data-->',
  structuredData: '<!--slot:structuredData-->',
  footer: '<!--slot:footer-->',
  boot: '<!--slot:boot-->',
} as const;

type SlotName = keyof typeof slots;

const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** Returns rendered HTML in parts, with each mark replaced by the parts of its slot. */
export const fillSlots = (html: string, contents: Readonly<Record<SlotName, readonly string[]>>): string[] =>
  html.split(/<!--slot:(\w+)-->/).flatMap((part, index) => (index % 2 === 1 && isSlot(part) ? contents[part] : [part]));
