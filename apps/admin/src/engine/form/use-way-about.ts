import { useRef } from 'react';
import { tabOf } from '../catalogue/layout.ts';
import { focusField } from './focus-field.ts';
import { useFormTabs } from './use-form-tabs.ts';

type Tabs = ReturnType<typeof useFormTabs>;

interface FormAround extends Pick<Tabs, 'tabs' | 'tab'> {
  readonly onOpen: (key: string) => void;
  /** Updates the address with the open step. */
  readonly onStep: ((step: string) => void) | undefined;
}

/** Navigates in a form: to a tab or step, to the top of it, to a field wherever it is. */
export const useWayAbout = ({ tabs, tab, onOpen, onStep }: FormAround) => {
  const root = useRef<HTMLFormElement>(null);
  const open = (key: string): void => {
    onOpen(key);
    onStep?.(key);
  };
  const toTop = (): void => root.current?.scrollIntoView({ block: 'start' });
  const go = (path: string): void => {
    const key = tabOf(tabs, path);
    if (key !== undefined && key !== tab?.key) open(key);
    // The tab is rendered first.
    requestAnimationFrame(() => root.current && focusField(root.current, path));
  };
  return { root, open, toTop, go };
};
