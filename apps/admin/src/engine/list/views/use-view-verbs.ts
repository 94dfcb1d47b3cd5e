import type { SavedView } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useDialogs } from '../../feedback/dialogs-context.ts';
import { useToast } from '../../feedback/use-toast.ts';

/** What can be done with a view besides showing it: its address is copied, or it is deleted after confirmation. */
export const useViewVerbs = (remove: (id: number) => Promise<void>) => {
  const translate = useTranslate();
  const toast = useToast();
  const dialogs = useDialogs();
  const { pathname } = useLocation();
  return {
    copyLink: async (search: string): Promise<void> => {
      const address = `${window.location.origin}${pathname}${search}`;
      try {
        await navigator.clipboard.writeText(address);
        toast.success('engine.views.copied');
      } catch {
        toast.error('engine.cell.notCopied');
      }
    },
    forget: async (view: SavedView): Promise<void> => {
      const title = translate('engine.delete.title', { name: view.name });
      if (!(await dialogs.confirm({ title, verb: translate('engine.verb.delete'), tone: 'error' }))) return;
      await remove(view.id).then(
        () => toast.success('engine.toast.deleted', { name: view.name }),
        toast.failure,
      );
    },
  };
};
