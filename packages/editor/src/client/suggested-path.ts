/** Returns a path for a title, to be changed by the person: its letters from a to z and its digits, with hyphens between the words. Umlauts are written as `slugOf` does: `Töpfe` is `/toepfe`. */
export function suggestedPath(title: string): string {
  const words = title
    .normalize('NFKC')
    .replaceAll(/[äöü]/gi, '$&e')
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `/${words?.join('-') ?? ''}`;
}
