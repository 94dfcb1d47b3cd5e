import { act, renderHook, waitFor } from '@testing-library/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { PaletteEntry } from './entry.ts';
import { useMarkedEntry } from './use-marked-entry.ts';
import type { Palette } from './use-palette.ts';

const person: PaletteEntry = {
  key: 'student.7',
  kind: 'record',
  title: 'Naqvi',
  about: '',
  to: '/student/profile/S0144',
};
const counter: PaletteEntry = { ...person, kind: 'verb', key: 'pay', to: '/finance/fees_student_search/7' };
const enter = {
  key: 'Enter',
  preventDefault: () => undefined,
  nativeEvent: { isComposing: false },
} as unknown as KeyboardEvent;

const opened = async (typed: string, isSearching: boolean): Promise<string> => {
  const palette: Palette = {
    entries: [person],
    isSearching,
    isPartial: false,
    isSlow: false,
    failed: false,
    exact: () => Promise.resolve(undefined),
    best: () => Promise.resolve(counter),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(
    () => ({ ...useMarkedEntry(typed, palette, () => undefined), path: useLocation().pathname }),
    { wrapper },
  );
  act(() => result.current.press(enter));
  await waitFor(() => expect(result.current.path).not.toBe('/'));
  return result.current.path;
};

it.each([
  ['naqvi pay', true, counter.to],
  ['naqvi pay', false, person.to],
  ['naqvi', true, person.to],
])('%s, sent off while searching is %s, opens %s', async (typed, isSearching, to) => {
  expect(await opened(typed, isSearching)).toBe(to);
});
