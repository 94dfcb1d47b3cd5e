import Search from '@mui/icons-material/Search';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isCommand, isQuestion, isTyping } from '../../engine/shortcuts/keys.ts';
import { useFoundRoute } from '../../routing/use-found-route.ts';
import { allTrails } from '../menu/menu-tree.ts';
import { firstPages } from '../menu/menu-order.ts';
import { useServices } from '../menu/use-services.ts';
import { useEarlyKeys } from './use-early-keys.ts';
import { useScreenCount } from './use-screen-count.ts';

const PaletteDialog = lazy(async () => ({
  default: (await import('../../engine/palette/PaletteDialog.tsx')).PaletteDialog,
}));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../engine/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** The search button in the bar, Ctrl+K for the palette and `?` for the shortcuts; both load on demand. */
export const Finder = () => {
  const translate = useTranslate();
  const services = useServices();
  const kind = useFoundRoute()?.route.kind;
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  const early = useEarlyKeys(shown === 'palette');
  const first = useMemo(() => firstPages(services, 5), [services]);

  const pages = useMemo(
    () =>
      allTrails(services).map((trail) => ({
        title: trail.at(-1)?.title ?? '',
        isLeaf: !trail.at(-1)?.subLinks?.length,
        url: trail.at(-1)?.url ?? '',
        about: trail
          .slice(0, -1)
          .map(({ title }) => title)
          .join(' › '),
      })),
    [services],
  );
  useScreenCount(pages);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const what = isCommand(event, 'k')
        ? 'palette'
        : isQuestion(event) && !isTyping(event.target)
          ? 'shortcuts'
          : undefined;
      if (!what) return;
      event.preventDefault();
      event.stopPropagation();
      setShown((now) => (now === what ? undefined : what));
    };
    // Ahead of the page: a browser with its own Ctrl+K, and grids that take every key, must not be quicker.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
  const close = (): void => setShown(undefined);
  return (
    <>
      <button
        type="button"
        className="h-icon-button h-find"
        aria-label={translate('engine.palette.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title="Ctrl+K"
        onClick={() => setShown('palette')}
      >
        <Search />
        <span className="h-find-words" aria-hidden="true">
          {translate('engine.palette.open')} <kbd>Ctrl K</kbd>
        </span>
      </button>
      <Suspense fallback={null}>
        {shown === 'palette' ? (
          <PaletteDialog pages={pages} first={first} early={early} onClose={close} />
        ) : null}
        {shown === 'shortcuts' ? <ShortcutsDialog kind={kind} onClose={close} /> : null}
      </Suspense>
    </>
  );
};
