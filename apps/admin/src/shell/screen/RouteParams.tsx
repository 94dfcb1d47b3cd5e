import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

interface Props {
  /** The address pattern with its `:name` parts. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Makes the parts of the address available through `useParams`; the route itself has already been determined. */
export const RouteParams = ({ path, children }: Props) => (
  <Routes>
    <Route path={path} element={children} />
  </Routes>
);
