import { useRef, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyResource, SavedView } from '@school/kernel';
import { useEnvironment } from '../../environment/environment.ts';
import { pageOf } from '../list-page.ts';
import { readableView } from './readable-view.ts';
import { firstView } from './use-views.ts';
import { searchOf } from './view-state.ts';

interface FirstView {
  readonly resource: AnyResource;
  readonly views: readonly SavedView[];
  /** The views have arrived. */
  readonly ready: boolean;
  readonly show: (view: SavedView, replace: boolean) => void;
}

/** Users who come from the menu, with an empty address, see the initial view. */
export const useFirstView = ({ resource, views, ready, show }: FirstView): void => {
  const { actor } = useEnvironment();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const arrived = useRef(search === '');
  useEffect(() => {
    if (!ready || !arrived.current) return;
    arrived.current = false;
    if (pageOf(resource)) return;
    const first = firstView(views);
    const { views: given = [], opens } = resource.list;
    const opened = given.find(
      ({ key, filter }) => key === opens && !readableView(resource, actor, { filter }).isLess,
    );
    if (first) show(first, true);
    else if (opened)
      void navigate({ pathname, search: searchOf({ filter: opened.filter }) }, { replace: true });
  });
};
