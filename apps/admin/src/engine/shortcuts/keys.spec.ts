import { isCommand, isQuestion } from './keys.ts';

const press = (key: string, code: string, more = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };

it.each([
  ['English', press('k', 'KeyK', ctrl), true],
  ['Mac', press('k', 'KeyK', { metaKey: true }), true],
  ['Caps lock', press('K', 'KeyK', ctrl), true],
  ['Russian', press('л', 'KeyK', ctrl), true],
  ['Dvorak, where K stands elsewhere', press('k', 'KeyV', ctrl), true],
  ['Dvorak, another letter at the place of K', press('t', 'KeyK', ctrl), false],
  ['without Ctrl', press('k', 'KeyK'), false],
  ['with Alt, which types letters', press('k', 'KeyK', { ...ctrl, altKey: true }), false],
])('Ctrl+K: %s', (_, given, expected) => expect(isCommand(given, 'k')).toBe(expected));

it.each([
  ['English', press('?', 'Slash', { shiftKey: true }), true],
  ['German', press('?', 'Minus', { shiftKey: true }), true],
  ['Russian, its own place', press('?', 'Digit7', { shiftKey: true }), true],
  ['Russian, the place of the English one', press(',', 'Slash', { shiftKey: true }), true],
  ['Urdu', press('؟', 'Slash', { shiftKey: true }), true],
  ['a comma', press(',', 'Comma'), false],
])('?: %s', (_, given, expected) => expect(isQuestion(given)).toBe(expected));
