import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { passage } from '../session/gate.ts';
import { session } from '../session/current-session.ts';
import { useSessionExists } from '../session/use-session.ts';
import { loadable } from '../engine/page/loadable.ts';
import { loadPrivateTexts } from '../i18n/current-language.ts';
import { LayoutFailed } from './fault/LayoutFailed.tsx';
import { LoadingContent } from './fault/LoadingContent.tsx';

const PublicPages = loadable(async () => (await import('./entrance/PublicPages.tsx')).PublicPages);

/** Everything for signed-in users is fetched together: code and texts in parallel. */
const SignedIn = loadable(async () => {
  try {
    const [module] = await Promise.all([import('./SignedIn.tsx'), loadPrivateTexts()]);
    return module.SignedIn;
  } catch (problem) {
    console.error(problem);
    return LayoutFailed;
  }
});

/** Fetches the half of the product that an address leads to. */
export const preloadHalf = (path: string): Promise<void> => {
  const passed = passage(path, session.exists());
  const isPublic = 'goTo' in passed ? passed.goTo === '/login' : passed.show === 'public';
  return (isPublic ? PublicPages : SignedIn).preload();
};

/** Decides, on every change of route or session, whether an address opens, and where it leads otherwise. */
export const Gate = () => {
  const { pathname } = useLocation();
  const passed = passage(pathname, useSessionExists());
  if ('goTo' in passed) return <Navigate to={passed.goTo} replace />;
  return (
    <Suspense fallback={<LoadingContent />}>
      {passed.show === 'public' ? <PublicPages /> : <SignedIn />}
    </Suspense>
  );
};
