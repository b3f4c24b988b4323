/** The API for components of blocks and layouts: types of their props, and components for pictures, icons and rich text. */
export type { FooterProps, HeaderProps, Layout, Provider, SiteComponents } from '../definition/site-code.ts';
export { addressBelow, pageAddress } from '../model/address.ts';
export type { EnhanceScripts, Islands, StaticComponents } from '../model/block-components.ts';
export { fillIn } from '../model/fill-in.ts';
export { formName, formSite, isOwnService } from '../model/form-site.ts';
export { type LanguageLink, languageLinks } from '../model/language-links.ts';
export type { PageModel } from '../model/page-model.ts';
export { homeAddress, type SiteModel } from '../model/site-model.ts';
export type { TextField } from '../schema/form-fields.ts';
export type { ResolvedMedia, ResolvedVideo } from '../schema/resolved.ts';
export { phoneHref } from '../text/phone-number.ts';
export { endOf, isDay, localTimeOf, startOf, withOffset, writtenOffset } from '../time/moment.ts';
export { classNames } from './class-names.ts';
export { Glyph, type GlyphName, Icon, LineIcon } from './icons.tsx';
export { NestedBlock, useIsNested } from './nested-block.tsx';
export { Mark, Picture } from './picture.tsx';
export { readyHtml } from './rich-html.ts';
