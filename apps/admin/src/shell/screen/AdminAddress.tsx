import { Navigate, useLocation } from 'react-router-dom';
import { catalogue } from '../../catalogue.ts';
import { loadable } from '../../engine/page/loadable.ts';
import { isLookedUp, statedPath } from '../../engine/react-admin/stated-address.ts';
import { NotFoundPage } from '../fault/NotFoundPage.tsx';

const AdminAddressPage = loadable(
  async () => (await import('../../engine/react-admin/AdminAddressPage.tsx')).AdminAddressPage,
);

/** An address not declared by the product: react-admin's own are passed on, others are reported as unknown. */
export const AdminAddress = () => {
  const { pathname, search } = useLocation();
  const stated = statedPath(catalogue, () => undefined, pathname);
  if (stated !== pathname) return <Navigate to={{ pathname: stated, search }} replace />;
  return isLookedUp(catalogue, pathname) ? <AdminAddressPage /> : <NotFoundPage />;
};
