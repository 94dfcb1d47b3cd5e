import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { passage } from '../session/gate.ts';
import { useSessionExists } from '../session/use-session.ts';
import { loadPrivateTexts } from '../i18n/current-language.ts';
import { LayoutFailed } from './fault/LayoutFailed.tsx';
import { LoadingContent } from './fault/LoadingContent.tsx';

const PublicPages = lazy(async () => ({ default: (await import('./entrance/PublicPages.tsx')).PublicPages }));

/** Everything for signed-in users comes in one go: code and texts side by side. */
const SignedIn = lazy(async () => {
  try {
    const [module] = await Promise.all([import('./SignedIn.tsx'), loadPrivateTexts()]);
    return { default: module.SignedIn };
  } catch (problem) {
    console.error(problem);
    return { default: LayoutFailed };
  }
});

/** Decides on every change of route or session whether an address opens, and where it leads otherwise. */
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
