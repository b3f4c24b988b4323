/** The query of a page of the preview that stands still, so that it can be edited: none of its scripts run. */
export const stillQuery = '?__still';

/** True for a page that stands still. */
export const isStill = (): boolean => location.search === stillQuery;
