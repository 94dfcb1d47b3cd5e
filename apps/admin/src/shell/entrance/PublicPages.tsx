import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useWindowTitle } from '../../routing/use-window-title.ts';
import { loadBranding, useBranding } from '../../session/branding-store.ts';
import { normalPath } from '../../session/gate.ts';
import './entrance.css';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { UserFormPage } from './UserFormPage.tsx';

/** Third parties check a document here; signed-in users do not need it. */
const VerifyPage = lazy(async () => ({ default: (await import('./VerifyPage.tsx')).VerifyPage }));

/** The pages that open without a session. */
export const PublicPages = () => {
  const path = normalPath(useLocation().pathname);
  useEffect(() => void loadBranding(), []);
  useWindowTitle(useBranding().name);
  if (path === '/forgot-password') return <ForgotPasswordPage />;
  if (path === '/logout') return <LogoutPage />;
  if (path === '/userform') return <UserFormPage />;
  if (path.startsWith('/reset-password/')) return <ResetPasswordPage />;
  if (path === '/verify' || path.startsWith('/verify/'))
    return (
      <Suspense fallback={null}>
        <VerifyPage />
      </Suspense>
    );
  return <LoginPage />;
};
