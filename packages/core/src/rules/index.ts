import { brokenAnchor, duplicateAnchor, unusedAnchors } from './anchors.ts';
import { formWithoutService, tooManyBlocks } from './blocks.ts';
import { missingTimeZone, noPublishedPage, pastDate } from './dates.ts';
import { duplicateCollection, ignoredFile, unreadFile } from './files.ts';
import { lowContrast, missingGlyph } from './fonts-and-colours.ts';
import { headingOrder, longHeading, pageHeading } from './headings.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { ambiguousPath, englishText, undeclaredLanguage, untranslatedDefault, wrongLanguage } from './languages.ts';
import {
  absoluteLink,
  brokenLink,
  linkToExpired,
  linkToRedirect,
  linkToUnpublished,
  lookalikeHost,
  mixedHost,
  unpublishedEntry,
} from './links.ts';
import { markupInText } from './markup-in-text.ts';
import { heavyMedia, meaninglessAlt, mediaName, placeInMedia, unusedMedia } from './media.ts';
import { duplicatePath, missingHome, reservedPath, unknownProfile, unusedProfile } from './paths.ts';
import { taggedRecordInAll, unusedRecord, unusedShared } from './records.ts';
import { duplicateRedirect, pageGone, redirectChain, redirectFromPage, redirectLoop } from './redirects.ts';
import { largeRootFile, robotsWithoutSitemap, rootFileConflict, rootFileName } from './root-files.ts';
import { sampleValue } from './sample-values.ts';
import { descriptionLength, duplicateDescription, duplicateTitle, recordWithoutSearchData, titleLength } from './search-engines.ts';
import { commaAtEnd, commentInText, curlyQuotes, hashInText, lineBreakInText, placeholderInText } from './text.ts';
import { leftoverTranslation, missingTranslation, outdatedTranslation, unmarkedTranslation } from './translations.ts';

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
  untranslatedDefault,
  hashInText,
  descriptionLength,
  recordWithoutSearchData,
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
  placeInMedia,
  unusedMedia,
  unusedProfile,
  unusedRecord,
  sampleValue,
] as const;
