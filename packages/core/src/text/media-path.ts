/** Matches a path of `media/` that content may name, such as `/media/team.jpg`. */
export const mediaPattern = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** True for a path of `media/` that content may name. */
export const isMediaPath = (path: string): boolean => mediaPattern.test(path);
