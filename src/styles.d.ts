/** A component may import a stylesheet for what it does: the stylesheet of the site gets it. It exports nothing. */
declare module '*.css' {}
