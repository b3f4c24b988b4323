import { type Person, type Role, roles } from '@pagewright/core';

const matters = ['text', 'block', 'page', 'draft', 'navigation', 'structure', 'settings', 'version'] as const;

/** What a change is about. */
export type Matter = (typeof matters)[number];

/** The least role that may change it. */
const leastRoles: Record<Matter, Role> = {
  text: 'writer',
  block: 'builder',
  page: 'builder',
  draft: 'builder',
  navigation: 'builder',
  structure: 'builder',
  settings: 'owner',
  version: 'owner',
};

/** Thrown for what a person may not do. An editor says it in the language of the person. */
export class NotAllowedError extends Error {
  constructor(readonly matter: Matter) {
    super(`Changing this (${matter}) takes the role ${leastRoles[matter]} at least.`);
    this.name = 'NotAllowedError';
  }
}

/** True for a person who may change what the matter is about. Without a person, the process itself does it. */
const mayChange = (matter: Matter, by: Person | undefined): boolean =>
  by === undefined || roles.indexOf(by.role) >= roles.indexOf(leastRoles[matter]);

/** Returns what a person may change. */
export const mattersFor = (by: Person | undefined): Matter[] => matters.filter((matter) => mayChange(matter, by));

/** Throws `NotAllowedError` for a person who may not change what the matter is about. */
export function requireRole(matter: Matter, by: Person | undefined): void {
  if (!mayChange(matter, by)) throw new NotAllowedError(matter);
}
