import '../routing/going-back.ts';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashGuard } from './fault/CrashGuard.tsx';
import { CrashPage } from './fault/CrashPage.tsx';
import { Gate } from './Gate.tsx';

const gate = (
  <CrashGuard>
    <Gate />
  </CrashGuard>
);

/** One route for everything: the gate and the catalogue decide what an address shows. */
const router = createBrowserRouter([{ path: '*', element: gate, errorElement: <CrashPage /> }]);

export const App = () => (
  <CrashGuard>
    <RouterProvider router={router} />
  </CrashGuard>
);
