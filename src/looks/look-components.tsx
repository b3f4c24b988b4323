import { provideLook } from './look-context.tsx';
import { plain } from './plain/plain.tsx';
import { weave } from './weave/weave.ts';

/** Gives blocks and layouts the components and class names of the look that `site.yaml` chooses. */
export const LookProvider = provideLook({ weave, plain });
