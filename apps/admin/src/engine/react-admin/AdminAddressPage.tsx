import { Navigate, useLocation } from 'react-router-dom';
import { useEnvironment } from '../environment/environment.ts';
import { useRecord } from '../record/use-record.ts';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { Problem } from '../page/Problem.tsx';
import { readAdminAddress, recordAddress, type AdminAddress } from './stated-address.ts';

const Lookup = ({ resource, kind, id }: AdminAddress) => {
  const { data: record, error, refetch } = useRecord(resource, id);
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  const stated = record && recordAddress(resource, kind === 'show' ? 'show' : 'edit', record);
  return stated === undefined ? <FormSkeleton /> : <Navigate to={stated} replace />;
};

/** Redirects from react-admin's address of a record to the stated one, if that needs more of it than its number. */
export const AdminAddressPage = () => {
  const { catalogue } = useEnvironment();
  const found = readAdminAddress(catalogue, useLocation().pathname);
  return found ? <Lookup {...found} /> : null;
};
