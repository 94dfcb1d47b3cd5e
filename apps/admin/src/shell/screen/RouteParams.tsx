import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

interface Props {
  /** The address with its `:name` parts. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Makes the parts of the address readable with `useParams`; which route it is has been decided already. */
export const RouteParams = ({ path, children }: Props) => (
  <Routes>
    <Route path={path} element={children} />
  </Routes>
);
