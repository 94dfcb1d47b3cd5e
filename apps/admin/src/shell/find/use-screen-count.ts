import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PalettePage } from '../../engine/palette/entry.ts';
import { countScreen } from '../../engine/palette/screen-use.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';

/** Counts how often menu pages are opened, so that the palette starts with those in use. */
export const useScreenCount = (pages: readonly PalettePage[]): void => {
  const { actor } = useEnvironment();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pages.some(({ url, isLeaf }) => isLeaf && url === pathname)) countScreen(actor.id, pathname);
  }, [actor.id, pages, pathname]);
};
