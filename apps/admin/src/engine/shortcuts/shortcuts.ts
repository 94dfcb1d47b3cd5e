import type { RouteKind } from '@school/kernel';

/** Keys as labelled, and the text that describes what they do. */
export interface Shortcut {
  readonly keys: string;
  readonly text: string;
}
export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const everywhere: ShortcutGroup = {
  title: 'engine.shortcuts.everywhere',
  shortcuts: [
    { keys: 'Ctrl K', text: 'engine.shortcuts.palette' },
    { keys: '?', text: 'engine.shortcuts.help' },
    { keys: 'Esc', text: 'engine.shortcuts.close' },
  ],
};
const list: ShortcutGroup = {
  title: 'engine.shortcuts.list',
  shortcuts: [
    { keys: '↓ ↑', text: 'engine.shortcuts.row' },
    { keys: 'Home End', text: 'engine.shortcuts.ends' },
    { keys: '→ ←', text: 'engine.shortcuts.cells' },
    { keys: '→ ←', text: 'engine.shortcuts.group' },
    { keys: 'Enter', text: 'engine.shortcuts.open' },
    { keys: 'F2', text: 'engine.shortcuts.editCell' },
    { keys: 'Shift F10', text: 'engine.shortcuts.cellMenu' },
    { keys: 'Space', text: 'engine.shortcuts.mark' },
    { keys: 'Shift ↓', text: 'engine.shortcuts.extend' },
    { keys: 'Ctrl A', text: 'engine.shortcuts.markAll' },
    { keys: 'Ctrl C', text: 'engine.shortcuts.copy' },
  ],
};
const form: ShortcutGroup = {
  title: 'engine.shortcuts.form',
  shortcuts: [
    { keys: 'Ctrl S', text: 'engine.shortcuts.save' },
    { keys: 'Ctrl Enter', text: 'engine.shortcuts.saveAndNew' },
  ],
};
const show: ShortcutGroup = {
  title: 'engine.shortcuts.show',
  shortcuts: [
    { keys: 'E', text: 'engine.shortcuts.edit' },
    { keys: 'Alt PageUp PageDown', text: 'engine.shortcuts.walk' },
  ],
};

const own: Partial<Record<RouteKind, ShortcutGroup>> = {
  list,
  create: form,
  edit: form,
  settings: form,
  show,
};

/** What keys do on a kind of page, its own first. */
export const shortcutsOf = (kind: RouteKind | undefined): readonly ShortcutGroup[] => {
  const group = kind && own[kind];
  return group ? [group, everywhere] : [everywhere];
};
