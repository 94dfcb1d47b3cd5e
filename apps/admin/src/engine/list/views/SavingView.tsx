import type { SavedView } from '@school/kernel';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { useToast } from '../../feedback/use-toast.ts';
import { useViews } from './use-views.ts';
import { searchOf, type ViewState } from './view-state.ts';

const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog.tsx').then((module) => ({ default: module.SaveViewDialog })),
);

interface SavingViewProps {
  /** The current state of the screen. */
  readonly state: ViewState;
  readonly views: Pick<ReturnType<typeof useViews>, 'save' | 'shares'>;
  readonly current: SavedView | undefined;
  readonly onClose: () => void;
}

/** Saves what a list shows as a view, and shows that view from then on. */
export const SavingView = ({ state, views, current, onClose }: SavingViewProps) => {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={null}>
      <SaveViewDialog
        current={current}
        shares={views.shares}
        onClose={onClose}
        onSave={async (input, id) => {
          const saved = await views.save({ ...input, state }, id);
          onClose();
          toast.success('engine.toast.saved', { name: input.name });
          void navigate({ pathname, search: searchOf(state, saved) }, { replace: true });
        }}
      />
    </Suspense>
  );
};
