import { memoryStore } from './memory-store.ts';
import { createSession } from './session.ts';
import { roleOf } from './stored-user.ts';

const open = (values: Record<string, string> = {}) => {
  const store = memoryStore(values);
  const problems: unknown[] = [];
  return { store, problems, session: createSession(store, (problem) => problems.push(problem)) };
};
const stored = JSON.stringify({ userID: 7, token: 'abc', entityType: 'EMPLOYEE' });

describe('a session', () => {
  it('is read from the stored record (B003, B067)', () => {
    const { session } = open({ authUser: stored });
    expect([session.exists(), session.token(), session.profile()?.userID]).toEqual([true, 'abc', 7]);
  });

  it('exists with a record that cannot be read, which is logged (B068)', () => {
    const { session, problems } = open({ authUser: '{broken' });
    expect([session.exists(), session.profile(), session.token()]).toEqual([true, null, undefined]);
    expect(problems).toHaveLength(1);
  });

  it('outlives a record that is removed by hand (B004)', () => {
    const { session, store } = open({ authUser: stored });
    store.removeItem('authUser');
    expect(session.exists()).toBe(true);
    expect(createSession(store).exists()).toBe(false);
  });

  it('keeps the answer of the sign-in and tells its listeners (B071)', () => {
    const { session, store } = open();
    let heard = 0;
    session.subscribe(() => {
      heard += 1;
    });
    session.start({ userID: 1, token: 't' });
    expect(store.getItem('authUser')).toBe('{"userID":1,"token":"t"}');
    expect(heard).toBe(1);
  });
});

describe('the end of a session', () => {
  it('removes only the record on signing out (B073)', () => {
    const { session, store } = open({ authUser: stored, layout: 'vertical' });
    session.leave();
    expect([session.exists(), store.getItem('layout')]).toEqual([false, 'vertical']);
  });

  it('clears everything but the language when the server refuses (B139) (K017, K018)', () => {
    const { session, store } = open({ authUser: stored, layout: 'vertical', I18N_LANGUAGE: 'it' });
    session.expire();
    expect([store.getItem('authUser'), store.getItem('layout')]).toEqual([null, null]);
    expect(store.getItem('I18N_LANGUAGE')).toBe('it');
  });

  it('comes from another tab', () => {
    const { session, store } = open({ authUser: stored });
    store.removeItem('authUser');
    session.storageChanged('layout', 'vertical');
    expect(session.exists()).toBe(true);
    session.storageChanged('authUser', null);
    expect(session.exists()).toBe(false);
  });

  it('does not follow from a sign-in in another tab', () => {
    const { session, store } = open();
    store.setItem('authUser', stored);
    session.storageChanged('authUser', stored);
    expect(session.token()).toBe('abc');
  });
});

it('gives unknown, missing and unreadable kinds the rights of a student (B056, B057)', () => {
  expect(roleOf({ entityType: 'ADMIN' })).toBe('ADMIN');
  expect([roleOf({ entityType: 'XYZ' }), roleOf({}), roleOf(null)]).toEqual([
    'STUDENT',
    'STUDENT',
    'STUDENT',
  ]);
});
