import { parsePath } from 'react-router-dom';
import type { Path } from 'react-router-dom';

let opened = 0;

/** Where a page is opened: an entry of the history that no page before it had, as in a browser. */
export const firstEntry = (path: string): Partial<Path> & { readonly key: string } => {
  opened += 1;
  return { ...parsePath(path), key: `opened-${opened}` };
};
