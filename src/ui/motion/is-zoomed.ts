/** True when the visitor has zoomed in with two fingers. */
export const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1;
