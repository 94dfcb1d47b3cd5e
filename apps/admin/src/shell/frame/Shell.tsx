import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useScrollMemory } from '../../routing/use-scroll-memory.ts';
import { useWindowTitle } from '../../routing/use-window-title.ts';
import { browserStore } from '../../session/browser-store.ts';
import { storageKeys } from '../../session/storage-keys.ts';
import { savedFont } from '../../theme/saved-font.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { useSideState } from '../../theme/use-side-state.ts';
import { CrashGuard } from '../fault/CrashGuard.tsx';
import { LoadingContent } from '../fault/LoadingContent.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Letterhead } from '../print/Letterhead.tsx';
import { AppBar } from './AppBar.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Preloader } from './Preloader.tsx';
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopMenu } from './TopMenu.tsx';
import { useInstituteName } from './use-institute-name.ts';
import { usePhone } from './use-phone.ts';

const SideMenu = lazy(async () => ({ default: (await import('./SideMenu.tsx')).SideMenu }));
const PhoneFrame = lazy(async () => ({ default: (await import('./PhoneFrame.tsx')).PhoneFrame }));
const LayoutPanel = lazy(async () => ({ default: (await import('./LayoutPanel.tsx')).LayoutPanel }));

/** The frame around every screen: bar, menu, breadcrumb, content. */
export const Shell = () => {
  const { pathname } = useLocation();
  const { layout, panelOpen, preloader } = useAppearance();
  const phone = usePhone();
  const side = useSideState();
  const font = savedFont(pathname, browserStore.getItem(storageKeys.fontFamily));
  const [drawer, setDrawer] = useState(false);
  useScrollMemory();
  useWindowTitle(useInstituteName());
  return (
    <div
      className="h-shell"
      data-layout={phone ? 'phone' : layout}
      data-own-font={font !== undefined}
      style={{ fontFamily: font }}
    >
      <SkipLink />
      {preloader ? <Preloader /> : null}
      {layout === 'vertical' && !phone && side !== 'away' ? (
        <Suspense fallback={<aside className="h-side" data-state={side} />}>
          <SideMenu />
        </Suspense>
      ) : null}
      <div className="h-column">
        <AppBar phone={phone} onMenu={() => setDrawer(true)} />
        {layout === 'horizontal' && !phone ? <TopMenu /> : null}
        <main className="h-main" id="content" tabIndex={-1}>
          <Letterhead />
          <Breadcrumbs />
          <CrashGuard place={pathname}>
            <Suspense fallback={<LoadingContent />}>
              <Screen />
            </Suspense>
          </CrashGuard>
        </main>
        {phone ? (
          <Suspense fallback={null}>
            <PhoneFrame open={drawer} onMenu={setDrawer} />
          </Suspense>
        ) : null}
      </div>
      <SessionExpiredDialog />
      {panelOpen ? (
        <Suspense fallback={null}>
          <LayoutPanel />
        </Suspense>
      ) : null}
    </div>
  );
};
