import type { Project } from '../declare/option.ts';
import { loadProjectSite } from '../named-site.ts';

/** Returns calls of `new` with names that are free in the project. */
export async function newExamples(project: Project): Promise<Record<'page' | 'block' | 'collection', string>> {
  const { blockTypes, collectionNames } = await project.loadCode();
  const named = await loadProjectSite(project);
  const paths = named?.site.pages.flatMap(({ page }) => page.fields?.path ?? []) ?? [];
  return {
    page: `${firstFree('/spring-offer', paths)} --title "Spring offer" --description "All offers in spring."`,
    block: firstFree('promo-banner', blockTypes),
    collection: firstFree('team', collectionNames),
  };
}

/** Returns the name, or the name with the first number that makes it free. */
function firstFree(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}-${number}`;
  return free;
}
