/** The editor of Pagewright. The live preview loads it when somebody opens its address. */

export { createEditor } from './server/create-editor.ts';
