/** What `src/site.ts` declares the code of a site with. It runs in node only. */
export { optional, optionalChoice, required, several } from './cli/declare/argument.ts';
export { defineSiteCommand as defineCommand } from './cli/declare/command.ts';
export { site as siteOption } from './cli/declare/folder-options.ts';
export { choiceOption, flag, parsedOption, textOption } from './cli/declare/option.ts';
export { UsageError } from './cli/declare/usage-error.ts';
export type { DataSource } from './definition/data-source.ts';
export { defineSite } from './definition/define-site.ts';
export type { HeadElement, PageHead } from './definition/page-head.ts';
export type { SiteCode } from './definition/site-code.ts';
export type { SiteCommand } from './definition/site-command.ts';
export type { DefinedSite, SiteDefinition, SiteExtension } from './definition/site-definition.ts';
export type { FinishedBuild, RenderedPage, SiteHooks } from './definition/site-hooks.ts';
export type { Finding } from './problems/create-problem.ts';
export { defineRule, type SiteRule } from './rules/define-rule.ts';
export { listedPages, whereWritten } from './rules/site/listed-pages.ts';
export { checkPlainTexts } from './rules/site/plain-texts.ts';
export type { RuleInput } from './rules/site/rule-input.ts';
