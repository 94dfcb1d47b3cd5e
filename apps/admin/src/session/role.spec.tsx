import { render, screen } from '@testing-library/react';
import { CoreAdminContext, usePermissions } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { createAuthProvider } from './auth-provider.ts';
import { memoryStore } from './memory-store.ts';
import { createSession } from './session.ts';
import type { Session } from './session.ts';

const quiet = (): void => undefined;
const stored = (entityType: string): string => JSON.stringify({ userID: 1, token: 't', entityType });

describe('the role', () => {
  it('is that of the profile user (B089)', () => {
    const store = memoryStore({ authUser: stored('EMPLOYEE') });
    const session = createSession(store, quiet);
    store.setItem('authUser', stored('PARENT'));
    expect(session.role()).toBe('EMPLOYEE');
  });

  it('is that of the stored user where there is no profile user, else a student (B089) (K003)', () => {
    const store = memoryStore();
    const session = createSession(store, quiet);
    store.setItem('authUser', stored('PARENT'));
    expect([session.profile(), session.role()]).toEqual([null, 'PARENT']);
    store.setItem('authUser', '{broken');
    expect(session.role()).toBe('STUDENT');
    store.removeItem('authUser');
    expect(session.role()).toBe('STUDENT');
  });

  const seen: string[] = [];
  const Role = () => {
    const { permissions, isPending } = usePermissions();
    seen.push(isPending ? 'loading' : String(permissions));
    return <p>{isPending ? 'loading' : String(permissions)}</p>;
  };
  const show = (session: Session): void =>
    void render(
      <MemoryRouter>
        <CoreAdminContext authProvider={createAuthProvider(session)}>
          <Role />
        </CoreAdminContext>
      </MemoryRouter>,
    );

  it('is loading until it is known, and then no more (B090)', async () => {
    show(createSession(memoryStore({ authUser: stored('EMPLOYEE') }), quiet));
    expect(screen.getByText('loading')).toBeTruthy();
    await screen.findByText('EMPLOYEE');
    expect([seen[0], seen.at(-1)]).toEqual(['loading', 'EMPLOYEE']);
  });
});
