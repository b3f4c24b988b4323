import type { PlannedKind } from '../schema/field-plan.ts';
import type { FieldKindName } from '../schema/fields/field-kinds.ts';
import { anyRecordKind, anyRecordsKind, neighboursKind, recordOptionsKind } from './any-records.ts';
import { blockKind } from './block.ts';
import { customKind } from './custom.ts';
import type { FieldKindDefinition, FieldKindDefinitions } from './field-kind-definition.ts';
import { iconKind } from './icon.ts';
import { hrefKind, pageKind } from './link-kinds.ts';
import { formTargetKind, mailTextKind, recipientKind, uploadKind, webhookKind } from './mail-kinds.ts';
import { downloadKind, fileKind, imageKind, mediaKind, videoKind } from './media-kinds.ts';
import { recordKind, recordsKind } from './record-kinds.ts';
import { richKind } from './rich.ts';
import { colourKind, dateKind, focusKind, nameKind, pathKind, textKind, timeKind } from './text-kinds.ts';

const definitions = {
  image: imageKind,
  focus: focusKind,
  video: videoKind,
  media: mediaKind,
  file: fileKind,
  download: downloadKind,
  icon: iconKind,
  href: hrefKind,
  page: pageKind,
  records: recordsKind,
  record: recordKind,
  anyRecords: anyRecordsKind,
  recordOptions: recordOptionsKind,
  anyRecord: anyRecordKind,
  neighbours: neighboursKind,
  block: blockKind,
  rich: richKind,
  text: textKind,
  name: nameKind,
  path: pathKind,
  colour: colourKind,
  date: dateKind,
  time: timeKind,
  recipient: recipientKind,
  upload: uploadKind,
  mailText: mailTextKind,
  webhook: webhookKind,
  formTarget: formTargetKind,
  custom: customKind,
} satisfies FieldKindDefinitions;

// Indexing by a type parameter keeps a kind and its parameters together, which the type of the object itself loses.
const byName: FieldKindDefinitions = definitions;

/** The definition of a field's kind. */
export const definitionOf = <Name extends FieldKindName>({ kind }: PlannedKind<Name>): FieldKindDefinition<Name> => byName[kind];
