import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { dropAllDrafts } from '../../engine/form/draft/draft-store.ts';
import { useSessionExists } from '../../session/use-session.ts';
import { session } from '../../session/current-session.ts';
import { tellServer } from '../../session/sign-out.ts';

/** Ends the session here and on the server, then shows the sign-in page. */
export const LogoutPage = () => {
  const signedIn = useSessionExists();
  useEffect(() => {
    tellServer(session.token());
    session.leave();
    void dropAllDrafts();
  }, []);
  return signedIn ? null : <Navigate to="/login" replace />;
};
