import { formWithoutService } from './blocks/form-without-service.ts';
import { tooManyBlocks } from './blocks/too-many-blocks.ts';
import { missingTimeZone } from './dates/missing-time-zone.ts';
import { noPublishedPage } from './dates/no-published-page.ts';
import { pastDate } from './dates/past-date.ts';
import { duplicateCollection } from './files/duplicate-collection.ts';
import { ignoredFile } from './files/ignored-file.ts';
import { largeRootFile } from './files/large-root-file.ts';
import { robotsWithoutSitemap } from './files/robots-without-sitemap.ts';
import { rootFileConflict } from './files/root-file-conflict.ts';
import { rootFileName } from './files/root-file-name.ts';
import { unreadFile } from './files/unread-file.ts';
import { headingOrder } from './headings/heading-order.ts';
import { longHeading } from './headings/long-heading.ts';
import { pageHeading } from './headings/page-heading.ts';
import { ambiguousPath } from './languages/ambiguous-path.ts';
import { leftoverTranslation } from './languages/leftover-translation.ts';
import { missingTranslation } from './languages/missing-translation.ts';
import { outdatedTranslation } from './languages/outdated-translation.ts';
import { undeclaredLanguage } from './languages/undeclared-language.ts';
import { unmarkedTranslation } from './languages/unmarked-translation.ts';
import { wrongLanguage } from './languages/wrong-language.ts';
import { absoluteLink } from './links/absolute-link.ts';
import { brokenAnchor } from './links/broken-anchor.ts';
import { brokenLink } from './links/broken-link.ts';
import { duplicateAnchor } from './links/duplicate-anchor.ts';
import { linkToExpired } from './links/link-to-expired.ts';
import { linkToRedirect } from './links/link-to-redirect.ts';
import { linkToUnpublished } from './links/link-to-unpublished.ts';
import { lookalikeHost } from './links/lookalike-host.ts';
import { mixedHost } from './links/mixed-host.ts';
import { unpublishedEntry } from './links/unpublished-entry.ts';
import { heavyMedia } from './media/heavy-media.ts';
import { meaninglessAlt } from './media/meaningless-alt.ts';
import { mediaName } from './media/media-name.ts';
import { duplicatePath } from './paths/duplicate-path.ts';
import { missingHome } from './paths/missing-home.ts';
import { reservedPath } from './paths/reserved-path.ts';
import { unknownProfile } from './profiles/unknown-profile.ts';
import { unusedProfile } from './profiles/unused-profile.ts';
import { taggedRecordInAll } from './records/tagged-record-in-all.ts';
import { duplicateRedirect } from './redirects/duplicate-redirect.ts';
import { pageGone } from './redirects/page-gone.ts';
import { redirectChain } from './redirects/redirect-chain.ts';
import { redirectFromPage } from './redirects/redirect-from-page.ts';
import { redirectLoop } from './redirects/redirect-loop.ts';
import { descriptionLength } from './search-engines/description-length.ts';
import { duplicateDescription } from './search-engines/duplicate-description.ts';
import { duplicateTitle } from './search-engines/duplicate-title.ts';
import { titleLength } from './search-engines/title-length.ts';
import { commaAtEnd } from './text/comma-at-end.ts';
import { commentInText } from './text/comment-in-text.ts';
import { curlyQuotes } from './text/curly-quotes.ts';
import { englishText } from './text/english-text.ts';
import { hashInText } from './text/hash-in-text.ts';
import { invisibleCharacter } from './text/invisible-character.ts';
import { lineBreakInText } from './text/line-break-in-text.ts';
import { markupInText } from './text/markup-in-text.ts';
import { missingGlyph } from './text/missing-glyph.ts';
import { placeholderInText } from './text/placeholder-in-text.ts';
import { lowContrast } from './theme/low-contrast.ts';
import { unusedAnchors } from './unused/unused-anchors.ts';
import { unusedMedia } from './unused/unused-media.ts';
import { unusedRecord } from './unused/unused-record.ts';
import { unusedShared } from './unused/unused-shared.ts';

/**
 * Every rule over the whole site, in the order of their problems at one place. The type of the list keeps each code,
 * so that `RuleCode` is made from it.
 */
export const siteRules = [
  unreadFile,
  ignoredFile,
  rootFileConflict,
  rootFileName,
  largeRootFile,
  robotsWithoutSitemap,
  duplicateCollection,
  wrongLanguage,
  undeclaredLanguage,
  duplicatePath,
  ambiguousPath,
  reservedPath,
  missingHome,
  duplicateAnchor,
  tooManyBlocks,
  unknownProfile,
  brokenLink,
  brokenAnchor,
  linkToUnpublished,
  linkToExpired,
  unpublishedEntry,
  linkToRedirect,
  redirectFromPage,
  duplicateRedirect,
  redirectChain,
  redirectLoop,
  pageGone,
  taggedRecordInAll,
  missingTranslation,
  outdatedTranslation,
  unmarkedTranslation,
  leftoverTranslation,
  unusedShared,
  unusedAnchors,
  curlyQuotes,
  commaAtEnd,
  commentInText,
  lineBreakInText,
  placeholderInText,
  englishText,
  hashInText,
  descriptionLength,
  duplicateDescription,
  duplicateTitle,
  pastDate,
  missingTimeZone,
  formWithoutService,
  noPublishedPage,
  headingOrder,
  longHeading,
  mixedHost,
  lookalikeHost,
  invisibleCharacter,
  lowContrast,
  markupInText,
  mediaName,
  meaninglessAlt,
  missingGlyph,
  absoluteLink,
  pageHeading,
  titleLength,
  heavyMedia,
  unusedMedia,
  unusedProfile,
  unusedRecord,
] as const;
