import type { FieldKind, FieldKindName } from '../schema/fields/field-kinds.ts';
import { blockKind } from './block.ts';
import { colourKind } from './colour.ts';
import { customKind } from './custom.ts';
import { dateKind } from './date.ts';
import { downloadKind } from './download.ts';
import type { FieldKindDefinition, FieldKindDefinitions } from './field-kind-definition.ts';
import { fileKind } from './file.ts';
import { hrefKind } from './href.ts';
import { iconKind } from './icon.ts';
import { imageKind } from './image.ts';
import { mailTextKind } from './mail-text.ts';
import { mediaKind } from './media.ts';
import { nameKind } from './name.ts';
import { pageKind } from './page.ts';
import { pathKind } from './path.ts';
import { recipientKind } from './recipient.ts';
import { recordKind } from './record.ts';
import { recordsKind } from './records.ts';
import { richKind } from './rich.ts';
import { textKind } from './text.ts';
import { timeKind } from './time.ts';
import { uploadKind } from './upload.ts';
import { videoKind } from './video.ts';
import { webhookKind } from './webhook.ts';

const definitions = {
  image: imageKind,
  video: videoKind,
  media: mediaKind,
  file: fileKind,
  download: downloadKind,
  icon: iconKind,
  href: hrefKind,
  page: pageKind,
  records: recordsKind,
  record: recordKind,
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
  custom: customKind,
} satisfies FieldKindDefinitions;

// Indexing by a type parameter keeps a kind and its parameters together, which the type of the object itself loses.
const byName: FieldKindDefinitions = definitions;

/** The definition of a field's kind. */
export const definitionOf = <Name extends FieldKindName>({ kind }: FieldKind<Name>): FieldKindDefinition<Name> => byName[kind];
