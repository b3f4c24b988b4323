/** Matches a complete tag of sanitised HTML, including quoted attributes that contain `<` or `>`. */
export const htmlTag = /<[^<>"]*(?:"[^"]*"[^<>"]*)*>/g;
