const focusable =
  'input:not([type=hidden]):not([aria-hidden=true]):not([tabindex="-1"]), textarea, [role=combobox], button';

/** Moves the focus to the input of a path (`name`, `lines.2.amount`); false if it is not on the screen. */
export const focusField = (root: ParentNode, path: string): boolean => {
  const named = root.querySelector<HTMLElement>(`[name="${CSS.escape(path)}"]:not([aria-hidden=true])`);
  const frame =
    named?.closest<HTMLElement>('td') ??
    root.querySelector<HTMLElement>(`[data-field="${CSS.escape(path.split('.')[0] ?? path)}"]`);
  const target = named ?? frame?.querySelector<HTMLElement>(focusable);
  if (!target) return false;
  target.scrollIntoView({ block: 'center', behavior: 'auto' });
  target.focus();
  return true;
};
