import { folio } from './folio/folio.ts';
import { gazette } from './gazette/gazette.ts';
import { hearth } from './hearth/hearth.ts';
import { provideLook } from './look-context.tsx';
import type { LookName } from './looks.ts';
import { plain } from './plain/plain.tsx';
import { poster } from './poster/poster.ts';
import { shelf } from './shelf/shelf.ts';
import { timetable } from './timetable/timetable.ts';
import { weave } from './weave/weave.ts';

/** Gives blocks and layouts the components and class names of the look that `site.yaml` chooses. */
export const LookProvider = provideLook<LookName>({ weave, plain, folio, hearth, timetable, poster, shelf, gazette });
