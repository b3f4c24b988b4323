/** True for a name that every object of JavaScript has, such as `constructor`: who looks a value up by it finds one that nobody wrote. */
export const isObjectName = (name: string): boolean => name in Object.prototype;

/** What else is accepted in place of such a name. */
export const notObjectName = 'another name: the code of every website uses this one itself';
