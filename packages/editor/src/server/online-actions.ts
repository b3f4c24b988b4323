import type { EditorContext } from 'pagewright/editing';
import type { Action } from './actions.ts';

/** What may be posted to bring the site online, by the last part of the address. */
export const onlineActions = (publishing: EditorContext['publishing']): Readonly<Record<string, Action>> => ({
  'put-online': { matter: 'version', run: async () => publishing.start() },
  'stop-online': {
    matter: 'version',
    run: async () => {
      publishing.cancel();
      return publishing.state();
    },
  },
});
