/** The gate in front of the editor of a site: people, their roles and sign-ins. */

export { invite } from './invite.ts';
export { startStudio } from './start-studio.ts';
