import { allHidden } from './all-hidden.ts';
import { backslashInText } from './backslash-in-text.ts';
import { brokenAnchor } from './broken-anchor.ts';
import { brokenLink } from './broken-link.ts';
import { brokenPicture } from './broken-picture.ts';
import { colonInText } from './colon-in-text.ts';
import { controlCharacter } from './control-character.ts';
import { curlyQuotes } from './curly-quotes.ts';
import { cutByHash } from './cut-by-hash.ts';
import { descriptionLength } from './description-length.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateCollection } from './duplicate-collection.ts';
import { duplicateDescription } from './duplicate-description.ts';
import { duplicateId } from './duplicate-id.ts';
import { duplicateKey } from './duplicate-key.ts';
import { duplicatePath } from './duplicate-path.ts';
import { duplicateRedirect } from './duplicate-redirect.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { emptyField } from './empty-field.ts';
import { emptyFile } from './empty-file.ts';
import { fileTooLarge } from './file-too-large.ts';
import { forbiddenName } from './forbidden-name.ts';
import { hashWithoutQuotes } from './hash-without-quotes.ts';
import { headingOrder } from './heading-order.ts';
import { heavyMedia } from './heavy-media.ts';
import { htmlNotAllowed } from './html-not-allowed.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { linkToRedirect } from './link-to-redirect.ts';
import { linkToUnpublished } from './link-to-unpublished.ts';
import { linkedFile } from './linked-file.ts';
import { lookalikeHost } from './lookalike-host.ts';
import { lowContrast } from './low-contrast.ts';
import { markupInText } from './markup-in-text.ts';
import { mediaName } from './media-name.ts';
import { mediaTooLarge } from './media-too-large.ts';
import { mergeConflict } from './merge-conflict.ts';
import { missingBlockType } from './missing-block-type.ts';
import { missingColon } from './missing-colon.ts';
import { missingDash } from './missing-dash.ts';
import { missingField } from './missing-field.ts';
import { missingGlyph } from './missing-glyph.ts';
import { missingList } from './missing-list.ts';
import { missingMedia } from './missing-media.ts';
import { missingRecord } from './missing-record.ts';
import { missingSharedBlock } from './missing-shared-block.ts';
import { mixedHost } from './mixed-host.ts';
import { nestedTooDeeply } from './nested-too-deeply.ts';
import { noAliases } from './no-aliases.ts';
import { noDirectives } from './no-directives.ts';
import { noRecords } from './no-records.ts';
import { notABlock } from './not-a-block.ts';
import { notAColour } from './not-a-colour.ts';
import { notADate } from './not-a-date.ts';
import { notALink } from './not-a-link.ts';
import { notAList } from './not-a-list.ts';
import { notAMediaPath } from './not-a-media-path.ts';
import { notAName } from './not-a-name.ts';
import { notAPath } from './not-a-path.ts';
import { notAPicture } from './not-a-picture.ts';
import { notAccepted } from './not-accepted.ts';
import { numberInQuotes } from './number-in-quotes.ts';
import { oldAndNewName } from './old-and-new-name.ts';
import { oneTooMany } from './one-too-many.ts';
import { outOfRange } from './out-of-range.ts';
import { ownAddress } from './own-address.ts';
import { pageGone } from './page-gone.ts';
import { pageOpening } from './page-opening.ts';
import { quoteInText } from './quote-in-text.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectFromPage } from './redirect-from-page.ts';
import { redirectLoop } from './redirect-loop.ts';
import { renamedField } from './renamed-field.ts';
import { renamedType } from './renamed-type.ts';
import { repeatedRecord } from './repeated-record.ts';
import { reservedPath } from './reserved-path.ts';
import type { Rule } from './rule.ts';
import { secondDocument } from './second-document.ts';
import { sharedWithinShared } from './shared-within-shared.ts';
import { signAtStart } from './sign-at-start.ts';
import { tabCharacter } from './tab-character.ts';
import { textWithoutQuotes } from './text-without-quotes.ts';
import { titleLength } from './title-length.ts';
import { typeBesideUse } from './type-beside-use.ts';
import { unclosedBracket } from './unclosed-bracket.ts';
import { unclosedQuote } from './unclosed-quote.ts';
import { unexpectedFailure } from './unexpected-failure.ts';
import { unknownBlockType } from './unknown-block-type.ts';
import { unknownChoice } from './unknown-choice.ts';
import { unknownCollection } from './unknown-collection.ts';
import { unknownField } from './unknown-field.ts';
import { unknownIcon } from './unknown-icon.ts';
import { unknownPlaceholder } from './unknown-placeholder.ts';
import { unreadFile } from './unread-file.ts';
import { unreadableCharacters } from './unreadable-characters.ts';
import { unreadableFile } from './unreadable-file.ts';
import { unreadableLine } from './unreadable-line.ts';
import { unsafeSvg } from './unsafe-svg.ts';
import { unusedMedia } from './unused-media.ts';
import { unusedRecord } from './unused-record.ts';
import { unusedShared } from './unused-shared.ts';
import { wrongEnding } from './wrong-ending.ts';
import { wrongIndent } from './wrong-indent.ts';
import { wrongKind } from './wrong-kind.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Every kind of problem that content can have, by its code. */
export const rules: Readonly<Record<string, Rule>> = {
  'all-hidden': allHidden,
  'backslash-in-text': backslashInText,
  'broken-anchor': brokenAnchor,
  'broken-link': brokenLink,
  'broken-picture': brokenPicture,
  'colon-in-text': colonInText,
  'control-character': controlCharacter,
  'curly-quotes': curlyQuotes,
  'cut-by-hash': cutByHash,
  'description-length': descriptionLength,
  'duplicate-anchor': duplicateAnchor,
  'duplicate-collection': duplicateCollection,
  'duplicate-description': duplicateDescription,
  'duplicate-id': duplicateId,
  'duplicate-key': duplicateKey,
  'duplicate-path': duplicatePath,
  'duplicate-redirect': duplicateRedirect,
  'duplicate-title': duplicateTitle,
  'empty-field': emptyField,
  'empty-file': emptyFile,
  'file-too-large': fileTooLarge,
  'forbidden-name': forbiddenName,
  'hash-without-quotes': hashWithoutQuotes,
  'heading-order': headingOrder,
  'heavy-media': heavyMedia,
  'html-not-allowed': htmlNotAllowed,
  'invisible-character': invisibleCharacter,
  'link-to-redirect': linkToRedirect,
  'link-to-unpublished': linkToUnpublished,
  'linked-file': linkedFile,
  'lookalike-host': lookalikeHost,
  'low-contrast': lowContrast,
  'markup-in-text': markupInText,
  'media-name': mediaName,
  'media-too-large': mediaTooLarge,
  'merge-conflict': mergeConflict,
  'missing-block-type': missingBlockType,
  'missing-colon': missingColon,
  'missing-dash': missingDash,
  'missing-field': missingField,
  'missing-glyph': missingGlyph,
  'missing-list': missingList,
  'missing-media': missingMedia,
  'missing-record': missingRecord,
  'missing-shared-block': missingSharedBlock,
  'mixed-host': mixedHost,
  'nested-too-deeply': nestedTooDeeply,
  'no-aliases': noAliases,
  'no-directives': noDirectives,
  'no-records': noRecords,
  'not-a-block': notABlock,
  'not-a-colour': notAColour,
  'not-a-date': notADate,
  'not-a-link': notALink,
  'not-a-list': notAList,
  'not-a-media-path': notAMediaPath,
  'not-a-name': notAName,
  'not-a-path': notAPath,
  'not-a-picture': notAPicture,
  'not-accepted': notAccepted,
  'number-in-quotes': numberInQuotes,
  'old-and-new-name': oldAndNewName,
  'one-too-many': oneTooMany,
  'out-of-range': outOfRange,
  'own-address': ownAddress,
  'page-gone': pageGone,
  'page-opening': pageOpening,
  'quote-in-text': quoteInText,
  'redirect-chain': redirectChain,
  'redirect-from-page': redirectFromPage,
  'redirect-loop': redirectLoop,
  'renamed-field': renamedField,
  'renamed-type': renamedType,
  'repeated-record': repeatedRecord,
  'reserved-path': reservedPath,
  'second-document': secondDocument,
  'shared-within-shared': sharedWithinShared,
  'sign-at-start': signAtStart,
  'tab-character': tabCharacter,
  'text-without-quotes': textWithoutQuotes,
  'title-length': titleLength,
  'type-beside-use': typeBesideUse,
  'unclosed-bracket': unclosedBracket,
  'unclosed-quote': unclosedQuote,
  'unexpected-failure': unexpectedFailure,
  'unknown-block-type': unknownBlockType,
  'unknown-choice': unknownChoice,
  'unknown-collection': unknownCollection,
  'unknown-field': unknownField,
  'unknown-icon': unknownIcon,
  'unknown-placeholder': unknownPlaceholder,
  'unread-file': unreadFile,
  'unreadable-characters': unreadableCharacters,
  'unreadable-file': unreadableFile,
  'unreadable-line': unreadableLine,
  'unsafe-svg': unsafeSvg,
  'unused-media': unusedMedia,
  'unused-record': unusedRecord,
  'unused-shared': unusedShared,
  'wrong-ending': wrongEnding,
  'wrong-indent': wrongIndent,
  'wrong-kind': wrongKind,
  'yes-or-no': yesOrNo,
};
