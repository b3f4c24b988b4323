import { useEffect } from 'react';

const prefix = 'Error: ';

/** While something is wrong, the page's title says so first. Another page's title is left alone. */
export function useErrorTitle(isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [isWrong]);
}
