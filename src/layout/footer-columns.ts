/** The class of a footer with further columns of links. */
export const footerColumns = 'footer-columns';
