import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';

/** Tells everyone else that the page is not for them, and leads back to the news. */
export const AdministratorsOnly = ({ children }: { readonly children: ReactNode }) => {
  const { actor } = useEnvironment();
  const toast = useToast();
  const navigate = useNavigate();
  const isAdministrator = actor.role === 'ADMIN';
  useEffect(() => {
    if (isAdministrator) return;
    toast.error('news.problem.permission');
    void navigate('/news', { replace: true });
  }, [isAdministrator, navigate, toast]);
  return isAdministrator ? children : null;
};
