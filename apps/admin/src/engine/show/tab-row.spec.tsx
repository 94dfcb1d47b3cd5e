import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { defineResource, f, isEmpty, masterData, not } from '@school/kernel';
import { showInEngine } from '../../../test/engine.tsx';
import { RecordTabs } from './RecordTabs.tsx';

const wide = window.innerWidth;
const plain = HTMLElement.prototype.getBoundingClientRect;
afterEach(() => {
  cleanup();
  HTMLElement.prototype.getBoundingClientRect = plain;
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  act(() => {
    window.innerWidth = wide;
    window.dispatchEvent(new Event('resize'));
  });
});

/** A page whose tabs are each 100 pixels wide. */
const layOut = (room: number): void => {
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: room });
};

const tab = <Key extends string>(key: Key) => ({ key, label: key, sections: [{ fields: [key] }] });
const place = defineResource('place', {
  module: 'office',
  label: ['Place', 'Places'],
  api: 'setup/v1/Place',
  fields: { name: f.text(), street: f.text(), phone: f.text(), bank: f.text(), note: f.text() },
  form: { tabs: [tab('name'), tab('street'), tab('phone'), tab('bank'), tab('note')] },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const attic = { id: 4, version: 1, name: 'Attic', street: '', phone: '55', bank: 'B1', note: 'dusty' };

const visit = defineResource('visit', {
  module: 'office',
  label: ['Visit', 'Visits'],
  api: 'setup/v1/Visit',
  fields: { name: f.text(), place: f.ref('building'), office: f.ref('building') },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const filledIn = { resource: 'visit', when: not(isEmpty('phone')) };
const building = defineResource('building', {
  module: 'office',
  label: ['Building', 'Buildings'],
  api: 'setup/v1/Building',
  fields: { name: f.text(), phone: f.text() },
  title: 'name',
  list: { columns: ['name'] },
  related: [
    { key: 'visits', label: 'Visits', via: 'place', ...filledIn },
    { key: 'meetings', label: 'Meetings', via: 'office', ...filledIn, always: ['Office'] },
  ],
  access: masterData('Office'),
});

const show = (path = '/') =>
  showInEngine(<RecordTabs resource={place} record={attic} />, {
    resources: [place],
    path,
    answers: { 'setup/v1/Place/history/4': [] },
  });
const inRow = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the parts of a record', () => {
  it('go into a menu where they do not fit, those with nothing in them first', async () => {
    layOut(540);
    const { router } = await show();
    expect(inRow()).toEqual(['name', 'phone', 'bank', 'History']);
    fireEvent.click(screen.getByRole('button', { name: 'More (2)' }));
    const menu = await screen.findByRole('menu');
    expect(menu.textContent).toBe('noteNothing enteredstreet');
    fireEvent.click(within(menu).getByRole('menuitem', { name: 'note' }));
    expect(await screen.findByText('dusty')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=note');
    expect(inRow()).toEqual(['name', 'phone', 'note', 'History']);
    expect(screen.getByRole('tab', { name: 'note' }).getAttribute('aria-selected')).toBe('true');
  });

  it('are one field on a phone', async () => {
    window.innerWidth = 390;
    await show('/?tab=phone');
    expect(await screen.findByText('55')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Part of the page' }));
    fireEvent.click(await screen.findByRole('option', { name: 'History' }));
    expect(await screen.findByText('No changes yet')).toBeTruthy();
  });

  it('are quiet where nothing has been entered, and open when asked', async () => {
    await show('/?tab=street');
    expect(await screen.findByText('Nothing entered')).toBeTruthy();
    expect(screen.queryAllByText('–')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Show fields' }));
    expect(screen.getAllByText('–')).toHaveLength(1);
  });

  it.each([
    ['where it does not apply', null, ['Meetings']],
    ['where it applies', '55', ['Visits', 'Meetings']],
  ])(
    'show a list that is for some records only, %s, to an administrator as to others',
    async (_, phone, lists) => {
      layOut(900);
      await showInEngine(
        <RecordTabs resource={building} record={{ id: 4, version: 1, name: 'Attic', phone }} />,
        {
          resources: [building, visit],
        },
      );
      expect(inRow().filter((name) => name === 'Visits' || name === 'Meetings')).toEqual(lists);
    },
  );
});
