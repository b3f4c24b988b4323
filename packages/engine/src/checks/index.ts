import { brokenLink } from './broken-link.ts';
import type { Check } from './check.ts';
import { curlyQuotes } from './curly-quotes.ts';
import { cutByHash } from './cut-by-hash.ts';
import { descriptionLength } from './description-length.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateCollection } from './duplicate-collection.ts';
import { duplicateDescription } from './duplicate-description.ts';
import { duplicatePath } from './duplicate-path.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { foreignHost } from './foreign-host.ts';
import { headingOrder } from './heading-order.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { linkToRedirect } from './link-to-redirect.ts';
import { linkToUnpublished } from './link-to-unpublished.ts';
import { linkedFile } from './linked-file.ts';
import { lowContrast } from './low-contrast.ts';
import { markupInText } from './markup-in-text.ts';
import { mediaName } from './media-name.ts';
import { missingGlyph } from './missing-glyph.ts';
import { ownAddress } from './own-address.ts';
import { pageGone } from './page-gone.ts';
import { pageOpening } from './page-opening.ts';
import { redirects } from './redirects.ts';
import { reservedPath } from './reserved-path.ts';
import { titleLength } from './title-length.ts';
import { unfitMedia } from './unfit-media.ts';
import { unreadFile } from './unread-file.ts';
import { unreadableFile } from './unreadable-file.ts';
import { unusedMedia } from './unused-media.ts';
import { unusedRecord } from './unused-record.ts';
import { unusedShared } from './unused-shared.ts';

/** Every cross-file rule by its name, in the order in which their findings matter. */
export const checks: Readonly<Record<string, Check>> = {
  unreadFile,
  unreadableFile,
  duplicateCollection,
  duplicatePath,
  reservedPath,
  duplicateAnchor,
  brokenLink,
  linkToUnpublished,
  linkToRedirect,
  redirects,
  pageGone,
  unusedShared,
  curlyQuotes,
  cutByHash,
  descriptionLength,
  duplicateDescription,
  duplicateTitle,
  headingOrder,
  foreignHost,
  invisibleCharacter,
  linkedFile,
  lowContrast,
  markupInText,
  mediaName,
  missingGlyph,
  ownAddress,
  pageOpening,
  titleLength,
  unfitMedia,
  unusedMedia,
  unusedRecord,
};
