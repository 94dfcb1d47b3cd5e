import { Navigate, useSearchParams } from 'react-router-dom';

/** The form for the event named by `id` in the address; without it, the list to choose from. */
export const EditEvent = () => {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Navigate replace to={/^\d{1,16}$/.test(id) ? `/event/edit/${id}` : '/event'} />;
};
