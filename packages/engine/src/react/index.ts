/** What components of blocks and layouts use: types of their props, and parts that show pictures, icons and rich text. */
export type { BlockProps } from '../model/block-props.ts';
export { formName, isOwnService } from '../model/form-site.ts';
export { pageHeadingBlocks } from '../model/page-heading-blocks.ts';
export type { BlockModel, PageModel } from '../model/page-model.ts';
export type { ResolvedMedia, ResolvedRecord, ResolvedVideo } from '../model/resolved.ts';
export type { SiteModel } from '../model/site-model.ts';
export { classNames } from './class-names.ts';
export { Glyph, type GlyphName, LineDrawing } from './glyph.tsx';
export { Icon } from './icon.tsx';
export { Picture } from './picture.tsx';
export { readyHtml } from './rich-html.ts';
