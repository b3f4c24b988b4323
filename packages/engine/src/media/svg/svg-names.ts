/** The namespaces for elements and attributes of an accepted SVG. */
export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

const editorNamespaces = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
  'adobe:ns:meta/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.bohemiancoding.com/sketch/ns/',
  'http://www.figma.com/figma/ns',
  'http://www.serif.com/',
  'https://boxy-svg.com',
  'http://vectornator.io',
  'http://krita.org/namespaces/svg/krita',
  'http://svgjs.com/svgjs',
  'http://svgjs.dev/svgjs',
  'http://www.corel.com/coreldraw/odm/2003',
]);

/**
 * Returns true for a namespace of a drawing program, for metadata such as layers, guides and licences. Browsers ignore its
 * elements and attributes.
 */
export const isEditorNamespace = (uri: string): boolean => editorNamespaces.has(uri) || uri.startsWith('http://ns.adobe.com/');

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The accepted elements of SVG 1.1 and 2: shapes and descriptions. Excludes `a`, `script`, `foreignObject`, fonts and cursors. */
export const svgElements: ReadonlySet<string> = new Set(
  words(`
    animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
    feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon
    polyline radialGradient rect set stop style svg switch symbol text textPath title tspan use view
  `),
);

/** Attributes without a prefix whose value is plain text. */
export const textAttributes: ReadonlySet<string> = new Set(
  words('class d id lang name points requiredExtensions requiredFeatures role systemLanguage'),
);

/** Attributes that animations may change: those of the appearance. */
export const drawingAttributes: ReadonlySet<string> = new Set(
  words(`
    alignment-baseline amplitude azimuth baseFrequency baseline-shift bias clip clip-path clip-rule clipPathUnits color
    color-interpolation color-interpolation-filters color-rendering cx cy d diffuseConstant direction display divisor
    dominant-baseline dx dy edgeMode elevation enable-background exponent fill fill-opacity fill-rule filter filterRes
    filterUnits flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
    font-stretch font-style font-variant font-variant-caps font-variant-east-asian font-variant-ligatures
    font-variant-numeric font-variation-settings font-weight fr fx fy glyph-orientation-horizontal
    glyph-orientation-vertical gradientTransform gradientUnits height image-rendering in in2 intercept isolation k1 k2 k3
    k4 kernelMatrix kernelUnitLength kerning lengthAdjust letter-spacing lighting-color limitingConeAngle line-height
    marker marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits
    maskUnits method mix-blend-mode mode numOctaves offset opacity operator order orient overflow paint-order path
    pathLength patternContentUnits patternTransform patternUnits points pointer-events pointsAtX pointsAtY pointsAtZ
    preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx ry scale seed shape-rendering
    side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color
    stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-opacity stroke-width surfaceScale tableValues targetX targetY text-align text-anchor text-decoration
    text-overflow text-rendering text-transform textLength transform transform-box transform-origin type unicode-bidi
    values vector-effect viewBox visibility white-space width word-spacing writing-mode x x1 x2 xChannelSelector y y1 y2
    yChannelSelector z
  `),
);

/** Other attributes: of the root element, of styles, and of the timing of animations. */
export const otherAttributes: ReadonlySet<string> = new Set(
  words(`
    accumulate additive attributeName attributeType baseProfile begin by calcMode cursor dur end focusable from href
    keyPoints keySplines keyTimes max media min origin repeatCount repeatDur restart style to version zoomAndPan
  `),
);
