/** What the packages of Pagewright use of the core. */

export { replacePlaceholders } from './content/expand/placeholders.ts';
export { acceptedInPer } from './content/expand/record-lists.ts';
export { isProse, planInBlock } from './content/expand/shown-placeholders.ts';
export { pathInLanguage, pathOnPage } from './content/expand/validate-generated-page.ts';
export { pathWithoutLanguage } from './content/find/divide-by-language.ts';
export {
  type ContentFolder,
  fetchedFile,
  findFiles,
  isEveryFileKnown,
  type RootFile,
  rootPaths,
  type SiteFile,
  toSiteFile,
} from './content/find/find-files.ts';
export { assertSite, MissingSiteError } from './content/find/find-site.ts';
export { type Preset, presetName, presetOf } from './content/presets.ts';
export { type Absence, publicationBadge } from './content/publication.ts';
export {
  addRelease,
  findFirstPaths,
  type PublishedEvent,
  publishedPathsFile,
  type Release,
  readPublishedPaths,
} from './content/published-paths.ts';
export type { Reference } from './content/references/find-references.ts';
export { readSources, type SiteSources, type Source, topLevelText } from './content/references/site-sources.ts';
export { factsOfModel } from './content/resolve/page-fields.ts';
export { pathFactsOf, type ResolvedPage } from './content/resolved-pages.ts';
export { describeOrigin, isGenerated, type PageOrigin } from './content/validate/page-origin.ts';
export { sampleOf } from './content/validate/sample-value.ts';
export { valueAt } from './content/validate/schema-subject.ts';
export { isOwnPath, stateOfOriginal } from './content/validate/translation/merge-own.ts';
export { usedName, usedNames } from './content/validate/validate-block.ts';
export { validateCollection } from './content/validate/validate-collection.ts';
export { nameOfFile } from './content/validate/validate-entry.ts';
export type { PageContent, ValidPage } from './content/validate/validate-page.ts';
export type { EditorContext, ReferenceTargets, TargetPage } from './field-kinds/editor/editor-context.ts';
export { acceptedWords } from './field-kinds/editor/reference-schemas.ts';
export { definitionOf } from './field-kinds/index.ts';
export { headingElements } from './field-kinds/rich/heading-ids.ts';
export { type Answered, type AnswerLists, type Answers, activeFields, entriesAt, holds } from './forms/answers.ts';
export { answerErrors } from './forms/fields/answer-error.ts';
export { isCalendarDay, localToday, todayAnywhere } from './forms/fields/answer-values.ts';
export { composeFormMessage, describeAnswer } from './forms/fields/compose-form-message.ts';
export { formErrors, isWideEmail } from './forms/shared/field-error.ts';
export { honeypot, keyField } from './forms/shared/hidden-fields.ts';
export type { FolderContent, Host, HostFiles, HostIcons } from './host/host.ts';
export { allOf, Definitions, demand, type JsonSchema, knownNames, type Snippet, textValue, when } from './json-schema/json-schema.ts';
export { freeMediaPath } from './media/free-media-path.ts';
export { type FontFallback, type MediaFacts, type MediaFault, UnusableMediaError } from './media/media-facts.ts';
export { type Encoding, mediaPath, type PublishedFile, planEncodings, publishedFiles, resolvePicture } from './media/published-media.ts';
export {
  type AddressSettings,
  addressBelow,
  basePath,
  changesPaths,
  fileAddress,
  isNotFoundPage,
  organizationId,
  pageAddress,
  pageUrl,
  pathAtAddress,
  plainAddresses,
  urlOf,
  withoutBase,
} from './model/address.ts';
export { answerTo } from './model/answer-to.ts';
export { blockKeys } from './model/block-keys.ts';
export type { TraitsOf } from './model/block-traits-lookup.ts';
export { withCountry } from './model/calling-code.ts';
export { composeMessage, lineLabel, type Message } from './model/compose-message.ts';
export { fillInCount, formFor } from './model/count-text.ts';
export { escapeHtml } from './model/escape-html.ts';
export { fileKindOf, fileKinds } from './model/file-kinds.ts';
export { fillIn } from './model/fill-in.ts';
export { fontsOfLanguage } from './model/fonts-of-language.ts';
export { type FormBlockSite, formBlockSite } from './model/form-block-site.ts';
export { type FormSite, formName, formSite, isOwnService } from './model/form-site.ts';
export { type FieldGroup, type FormStep, fieldsOfStep, fieldsOfSteps, formSteps } from './model/form-structure.ts';
export { formatSize } from './model/format-size.ts';
export { htmlTag } from './model/html-tag.ts';
export { isGroup } from './model/is-group.ts';
export { type Alternate, alternatesOf, type LanguageLink, languageLinks } from './model/language-links.ts';
export { directionOf } from './model/languages.ts';
export type { CodeStatus, IslandMismatch, ListedProblem, LivePage, OpenedPage, PageState, PageStatus } from './model/live-messages.ts';
export { type FormFacts, factsInLanguage, formNamed, type MailFacts, mailFacts } from './model/mail-facts.ts';
export { type EmbeddedData, type IslandData, type IslandsJson, islandsJsonPath, type RenderedBlock } from './model/page-data.ts';
export type { PageFacts, PathFacts } from './model/page-facts.ts';
export { type BlockModel, framesOf, type PageModel, withNested } from './model/page-model.ts';
export { createPageSettings, frameOf } from './model/page-profile.ts';
export type { CalendarEvent, RecordCalendar } from './model/record-calendar.ts';
export { type PrefixSettings, searchIndexAddress, searchIndexPath } from './model/search-index-path.ts';
export { confirmPath, healthPath, outboxPath, sendPath, servicePaths } from './model/service-paths.ts';
export { homeAddress, homePath, ownSettings, type SiteModel, settingsIn } from './model/site-model.ts';
export { type BuildRecord, buildRecordFile, parseBuildRecord } from './output/build-record.ts';
export { contentSecurityPolicy, headerOnlyPolicy, metaPolicy, withFrames } from './output/content-security-policy.ts';
export { formatHeaders, type HeaderRules, headerRules, parseHeaders, referrerPolicy } from './output/headers-file.ts';
export {
  addressOfFile,
  factsFile,
  headersFile,
  htmlFilePath,
  isCompressedCopy,
  isNotFoundFile,
  isPrivateFile,
  pageFile,
  redirectsFile,
  releaseFile,
} from './output/output-files.ts';
export { formatRedirects, parseRedirects } from './output/redirects-file.ts';
export { stampOf } from './output/stamp-of.ts';
export { type Person, personHeader, type Role, readPerson, roles, studioProtocol, writePerson } from './people/person.ts';
export { type Finding, isOfText, toProblem } from './problems/create-problem.ts';
export { type FileFault, FileFaultError, isGone, reasonOf } from './problems/file-errors.ts';
export { count, formatProblem, formatProblems, summarize } from './problems/format-problem.ts';
export { nearestName } from './problems/nearest-name.ts';
export type { Place, Problem, TextEdit } from './problems/problem.ts';
export type { RuleInfo } from './problems/rule-info.ts';
export { describeException, SiteCodeError } from './problems/site-code-error.ts';
export { sortProblems } from './problems/sort-problems.ts';
export { type Way, wayNames, waysSchema } from './publish/way-schema.ts';
export { createNode, type Node, type QuerySet, type Store } from './query/query.ts';
export { contrastOf, type Palette, palettesOf } from './rules/analysis/contrast.ts';
export { sampleMarks } from './rules/analysis/sample-values.ts';
export { defineRule, type SiteRule } from './rules/define-rule.ts';
export { allRules, type DescribedRule } from './rules/rule-codes.ts';
export { listedPages, whereWritten } from './rules/site/listed-pages.ts';
export { checkPlainTexts } from './rules/site/plain-texts.ts';
export { pageOfFile, reservationOf } from './rules/site/reserved-paths.ts';
export type { RuleInput } from './rules/site/rule-input.ts';
export { type AnalyticsScript, analyticsScript } from './schema/analytics.ts';
export { exactlyOne, uniqueBy } from './schema/checks.ts';
export { nestedSchemas, planOf } from './schema/compile-plan.ts';
export { type ContentDefinitions, type ContentSchemas, createContentSchemas } from './schema/content-schemas.ts';
export type { DeclaredEmbed, EmbedProviders } from './schema/embeds.ts';
export {
  accepts,
  describeInYaml,
  type FieldPlan,
  fieldNames,
  kindOf,
  type ListPlan,
  type NumberShape,
  type ObjectPlan,
  objectIn,
  type PlannedKind,
  planIn,
  type Shape,
} from './schema/field-plan.ts';
export {
  anyRecordSchema,
  anyRecordsSchema,
  comparedRecordsSchema,
  listOfRecordsSchema,
  neighboursSchema,
  recordFactsSchema,
} from './schema/fields/any-records.ts';
export { assertKeys, type KeysOf } from './schema/fields/assert-keys.ts';
export { currencySchema, decimalsOf, wrongDecimals } from './schema/fields/currency.ts';
export {
  type BlockDefinitions,
  blockBase,
  defineBlock,
  type Enhance,
  type EnhanceProps,
  nestedBlocksSchema,
  type PropsOf,
  type StructuredDataContext,
  sharedUseSchema,
} from './schema/fields/define-block.ts';
export {
  type CollectionDefinition,
  type CollectionDefinitions,
  defineCollection,
  inlineRecordSchema,
  recordBase,
} from './schema/fields/define-collection.ts';
export { defineFieldKind } from './schema/fields/define-field-kind.ts';
export { type FieldForm, fieldForms } from './schema/fields/field-forms.ts';
export type {
  ShownEntry,
  ShownField,
  ShownFilter,
  ShownPicture,
  ShownRecord,
  ShownRecords,
  ShownValue,
  VisitorChoices,
} from './schema/fields/field-kinds.ts';
export { type CustomKind, customKindOf, fieldKinds, type NestedBlock, renames } from './schema/fields/field-kinds.ts';
export {
  deviceNames,
  hrefSchema,
  linkSchema,
  maxSegmentLength,
  pageLinkSchema,
  pagePathSchema,
  type Redirect,
} from './schema/fields/link.ts';
export {
  captionsPathSchema,
  downloadPathSchema,
  fontPathSchema,
  imageSchema,
  isDownloadPath,
  logoPathSchema,
  mediaEndings,
  mediaPathSchema,
  videoPathSchema,
} from './schema/fields/media-path.ts';
export { perViewSchema, spacingSchema } from './schema/fields/per-view.ts';
export {
  listedRecordsOf,
  type RecordReference,
  type RecordReferences,
  recordOf,
  recordsOf,
  recordsOrNoneOf,
} from './schema/fields/records.ts';
export { emailAddressSchema, iconSchema, idSchema, phoneSchema, richLineSchema, richTextSchema, textSchema } from './schema/fields/text.ts';
export { afterFrom, deadlineSchema, isInOrder, momentSchema, timeSchema, timeZoneSchema } from './schema/fields/time.ts';
export type { EmailRule, FileField, FormField, Option, TextField, TextFormSpec } from './schema/form-fields.ts';
export { checkForm } from './schema/forms/check-form.ts';
export { formEntriesSchema, formStepsSchema, formWebhooksSchema, recipientSchema } from './schema/forms/form-entry.ts';
export { autocompleteSchema, emailRuleSchema, formFieldsSchema, formRuleSchema, inputModeSchema } from './schema/forms/form-field.ts';
export { checkFormTarget, formTargetSchema } from './schema/forms/form-target.ts';
export { type FileKind, fileKindNames } from './schema/forms/input-kinds.ts';
export { autoReplySchema, checkMailsToVisitors, confirmationSchema } from './schema/forms/mails-to-visitors.ts';
export { type LayoutDefinitions, layoutNames, ofLayout } from './schema/layouts.ts';
export type { PageSchema } from './schema/page.ts';
export { rolesOf } from './schema/record-roles.ts';
export type { Drawing, IconShapes, ResolvedImage, ResolvedMedia, ResolvedRecord, ResolvedVideo } from './schema/resolved.ts';
export { describeSecurity } from './schema/security.ts';
export type { Networks, OwnSettings, SiteSettings } from './schema/site-settings.ts';
export { stringsSchema } from './schema/strings.ts';
export {
  type ColorPair,
  type ColorRole,
  colorNamed,
  colorOfRole,
  type DarkMode,
  type SocialPictureLook,
  type StyleChoice,
  type ThemeChoices,
  type ThemeColor,
  type ThemeDefinition,
} from './schema/theme.ts';
export { withFieldsOfLinks } from './schema/types/link-template.ts';
export { recordField } from './schema/types/type-collection.ts';
export { fieldNameSchema, type RecordRoles, type RecordType, type TypeField, typeSchema } from './schema/types/type-fields.ts';
export { labelsSchema } from './schema/types/type-labels.ts';
export type { IndexedPages, SearchablePage, SearchIndex } from './search/search-index.ts';
export {
  createLoader,
  type LoadOptions,
  type OtherFiles,
  type Site,
  type SiteContent,
  type SiteLoader,
  type SitePage,
} from './site/site.ts';
export type { Use } from './site/uses.ts';
export { english, englishLanguage } from './strings/en.ts';
export { missingTexts, untranslatedTexts } from './strings/english-texts.ts';
export type { CountText, LanguagePacks, Strings, StringTable, TextsOf } from './strings/index.ts';
export { joinPacks, joinTables } from './strings/packs.ts';
export { pluralCategories } from './strings/plural-categories.ts';
export { packOf } from './strings/with-overrides.ts';
export { digitsOf } from './text/digits-of.ts';
export { firstNames } from './text/first-names.ts';
export { fragmentOf } from './text/fragment.ts';
export { plainText } from './text/invisible-characters.ts';
export { canonicalCode, isKnownLanguage, languageCode } from './text/language-code.ts';
export { isMediaPath } from './text/media-path.ts';
export { memoizeByKey, memoizeCall, memoizeLast, memoizeRecent } from './text/memoize.ts';
export { isObjectName } from './text/object-names.ts';
export { encodePath, toOldPath } from './text/old-path.ts';
export { parseUrl } from './text/parse-url.ts';
export { phoneHref, phoneNumber } from './text/phone-number.ts';
export { canBePlaceholder, firstPlaceholder, placeholderNameInWords, placeholderSource, soleField } from './text/placeholder.ts';
export { preferredLanguage } from './text/preferred-language.ts';
export { fileNameOf, slugOf, slugOfValue } from './text/slug.ts';
export { wordsOfName } from './text/words-of-name.ts';
export { withFutureDates } from './time/future-dates.ts';
export { dayAfter, endOf, endWithOffset, isDay, localTimeOf, type Now, startOf, withOffset, writtenOffset } from './time/moment.ts';
export type { Clock } from './time/site-clock.ts';
export { defaultTimeZone } from './time/time-zone.ts';
export { trustType } from './trust/trust-type.ts';
export { applyEdits, type ChangedLines, changedLines, withoutOverlaps } from './yaml/edit/apply-edits.ts';
export { editYaml, type ValueChange, type YamlChange } from './yaml/edit/edit-yaml.ts';
export { commentsIn, entryOfText, entryText, textOfEntry } from './yaml/edit/entry-text.ts';
export {
  columnOf,
  endOfLine,
  lastEnd,
  lineEndOf,
  lineStart,
  parseYamlText,
  spanOf,
  topLevelPair,
  UneditableError,
  type YamlText,
} from './yaml/edit/yaml-text.ts';
export { limitsOf } from './yaml/limits.ts';
export { readConfigFile } from './yaml/read-config-file.ts';
export { readJson, readYamlOf, type SourceFile, type ValuePath } from './yaml/yaml-file.ts';
