import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, ListGuesser, Resource } from 'react-admin';
import restServer from 'ra-data-simple-rest';

/** The sign-in page that react-admin ships, as in its tutorial: the baseline that ours is measured against. */
const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.reject(new Error('signed out')),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  createElement(
    Admin,
    { dataProvider: restServer('/api'), authProvider },
    createElement(Resource, { name: 'posts', list: ListGuesser }),
  ),
);
